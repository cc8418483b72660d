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
  ['/fr/100%', null, '/fr/100%25'],
  ['/fr/%E0%A4%A', null, '/fr/%25E0%25A4%25A'],
  ['/fr/%C3%A9', null, '/fr/%C3%A9'],
  ['/sub/fr/template.html', '/fr/template', '/sub/fr/template.html'],
])('%s, page %s: shows %s', (pathname, canonical, expected) => {
  expect(cleanPath(pathname, canonical)).toBe(expected);
});
