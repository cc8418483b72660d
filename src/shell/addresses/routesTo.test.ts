import {expect, it, vi} from 'vitest';

vi.mock('@docusaurus/router', async () => import('react-router'));

import {routesTo} from './routesTo';

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
  ['/fr/search', ['/fr/search']],
  ['/fr/account/', ['/fr/', '/fr/', '/fr/account/']],
  ['/fr/template', ['/fr/', '/fr/', '/fr/template']],
  ['/fr/template/', ['/fr/', '/fr/', '/fr/template']],
  ['/fr/2024/', ['/fr/', '/fr/2024', '/fr/2024', '/fr/2024/']],
  ['/fr/nope', []],
  ['/fr/account/nope', []],
  ['/fr/2024/nope', []],
  ['/404.html', []],
])('%s is shown by %j', (pathname, paths) => {
  expect(routesTo(routes, pathname).map(({path}) => path)).toEqual(paths);
});
