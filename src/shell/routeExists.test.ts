import {expect, it, vi} from 'vitest';

vi.mock('@docusaurus/router', async () => import('react-router'));

import {routeExists} from './routeExists';

const routes = [
  {path: '/fr/search', exact: true},
  {
    path: '/fr/',
    routes: [
      {
        path: '/fr/2024',
        routes: [{path: '/fr/2024', routes: [{path: '/fr/2024/', exact: true}]}],
      },
      {
        path: '/fr/',
        routes: [
          {path: '/fr/account/', exact: true},
          {path: '/fr/template', exact: true},
        ],
      },
    ],
  },
  {path: '*'},
];

it.each([
  ['/fr/search', true],
  ['/fr/account/', true],
  ['/fr/template', true],
  ['/fr/template/', true],
  ['/fr/2024/', true],
  ['/fr/nope', false],
  ['/fr/account/nope', false],
  ['/404.html', false],
])('%s exists: %s', (pathname, expected) => {
  expect(routeExists(routes, pathname)).toBe(expected);
});
