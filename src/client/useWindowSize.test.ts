import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';

const lib = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-common'));

/** If upstream moves the hook, ours no longer replaces it, and hydration gets less smooth. */
it('replaces a hook that the theme imports from this path and that returns these values', () => {
  expect(readFileSync(path.join(lib, 'index.js'), 'utf8')).toContain("'./hooks/useWindowSize'");
  const upstream = readFileSync(path.join(lib, 'hooks/useWindowSize.js'), 'utf8');
  for (const given of ["desktop: 'desktop'", "mobile: 'mobile'", "ssr: 'ssr'", '= 996;']) {
    expect(upstream).toContain(given);
  }
});
