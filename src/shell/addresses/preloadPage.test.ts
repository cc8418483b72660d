import {expect, it, vi} from 'vitest';

vi.mock('@docusaurus/router', async () => import('react-router'));

import {preloadPage} from './preloadPage';

function lazy(isThere: boolean) {
  return {preload: () => (isThere ? Promise.resolve() : Promise.reject(new Error('offline')))};
}

const routes = [
  {path: '/fr/search', exact: true, component: lazy(true)},
  {
    path: '/fr/',
    component: lazy(true),
    routes: [
      {
        path: '/fr/',
        component: lazy(true),
        routes: [
          {path: '/fr/there', exact: true, component: lazy(true)},
          {path: '/fr/missing', exact: true, component: lazy(false)},
        ],
      },
    ],
  },
  {path: '*', component: lazy(true)},
];

it.each([
  ['/fr/there', true],
  ['/fr/search', true],
  ['/fr/missing', false],
  ['/there', false],
  ['/fr/unknown', false],
])('tells whether the modules of %s are loaded: %s', async (pathname, isThere) => {
  expect(await preloadPage(routes, pathname)).toBe(isThere);
});
