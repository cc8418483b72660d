import {matchRoutes as upstream} from 'react-router-config';
import {expect, it} from 'vitest';
import {matchRoutes} from './matchRoutes';

const component = () => null;
const routes = [
  {path: '/fr/search', exact: true, component},
  {
    path: '/fr/',
    component,
    routes: [
      {
        path: '/fr/2024',
        component,
        routes: [
          {path: '/fr/2024', component, routes: [{path: '/fr/2024/', exact: true, component}]},
        ],
      },
      {
        path: '/fr/',
        component,
        routes: [
          {path: '/fr/faq', exact: true, component},
          {path: '/fr/', exact: true, component},
        ],
      },
    ],
  },
  {path: '*', component},
];

it.each([
  '/',
  '/fr',
  '/fr/',
  '/fr/faq',
  '/fr/faq/',
  '/fr/faq/none',
  '/fr/search',
  '/fr/search/none',
  '/fr/2024',
  '/fr/2024/none',
  '/french',
  '/404.html',
])('finds the routes of %s as upstream does', (pathname) => {
  const expected = upstream(routes, pathname).map(({route}) => ({route}));
  expect(matchRoutes(routes, pathname)).toEqual(expected);
});
