import {expect, it} from 'vitest';
import {cleanPath} from './cleanPath';

it.each([
  ['/fr/template.html', '/fr/template', '/fr/template'],
  ['/fr/template/index.html', '/fr/template', '/fr/template'],
  ['/fr/template/', '/fr/template', '/fr/template'],
  ['/fr/account/index.html', '/fr/account/', '/fr/account/'],
  ['/fr/account.html', '/fr/account/', '/fr/account/'],
  ['/fr/index.html', '/fr/', '/fr/'],
  ['/fr', '/fr/', '/fr/'],
  ['/index.html', '/', '/'],
  ['/template', '/template', '/template'],
  ['/404.html', null, '/404.html'],
  ['/fr/nope.html', null, '/fr/nope.html'],
  ['/sub/fr/template.html', '/fr/template', '/sub/fr/template.html'],
])('%s, page %s: shows %s', (pathname, canonical, expected) => {
  expect(cleanPath(pathname, canonical)).toBe(expected);
});
