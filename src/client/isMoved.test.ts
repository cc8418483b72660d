import {expect, it} from 'vitest';
import {isMoved} from './isMoved';

/** The elements of a page that `isMoved` reads. */
function pageAt(canonicalPath: string | null, baseUrl = '/') {
  const parts: Readonly<Record<string, unknown>> = {
    'link[rel=canonical]': canonicalPath && {href: `https://help.example${canonicalPath}`},
    '#boot-failure': {dataset: {baseUrl}},
  };
  return {querySelector: (selector: string) => parts[selector] ?? null} as Document;
}

it.each([
  ['/fr/faq/x', '/fr/faq/x', false],
  ['/fr/faq/x.html', '/fr/faq/x', false],
  ['/fr/account', '/fr/account/', false],
  ['/index.html', '/', false],
  ['/aide/fr/faq/x', '/fr/faq/x', true],
  ['/aide/fr/account/index.html', '/fr/account/', true],
  ['/aide/', '/', true],
  ['/elsewhere', '/fr/faq/x', false],
  ['/elsewhere', '/', false],
  ['/aide/nope', null, false],
])('at %s, built for %s: %s', (pathname, canonicalPath, expected) => {
  expect(isMoved(pageAt(canonicalPath), pathname)).toBe(expected);
});

it('detects that a site built for a folder is served from the root', () => {
  expect(isMoved(pageAt('/help/fr/faq/x', '/help/'), '/fr/faq/x')).toBe(true);
  expect(isMoved(pageAt('/help/fr/faq/x', '/help/'), '/help/fr/faq/x')).toBe(false);
});
