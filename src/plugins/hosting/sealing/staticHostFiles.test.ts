import {expect, it} from 'vitest';
import {staticHostRedirects} from './staticHostFiles';

it('redirects all forms of an old address to the page, percent-encoded', () => {
  const redirects = new Map([
    ['/billing', '/account/'],
    ['/fr/le prix?', '/fr/compte/é'],
  ]);
  expect(staticHostRedirects(redirects).split('\n')).toEqual([
    '/billing /account/ 301',
    '/billing/ /account/ 301',
    '/billing.html /account/ 301',
    '/billing/index.html /account/ 301',
    '/fr/le%20prix%3F /fr/compte/%C3%A9 301',
    '/fr/le%20prix%3F/ /fr/compte/%C3%A9 301',
    '/fr/le%20prix%3F.html /fr/compte/%C3%A9 301',
    '/fr/le%20prix%3F/index.html /fr/compte/%C3%A9 301',
    '/fr/* /fr/404.html 404',
    '',
  ]);
});
