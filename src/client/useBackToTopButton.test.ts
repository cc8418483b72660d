import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';

const lib = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-common'));

/** If upstream moves the hook, ours no longer replaces it, and it ignores reduced motion. */
it('replaces a hook that the theme imports from this path and that returns these fields', () => {
  expect(readFileSync(path.join(lib, 'internal.js'), 'utf8')).toContain(
    "{ useBackToTopButton } from './hooks/useBackToTopButton'",
  );
  const upstream = readFileSync(path.join(lib, 'hooks/useBackToTopButton.js'), 'utf8');
  expect(upstream).toContain('({ threshold, })');
  expect(upstream).toContain('return { shown, scrollToTop:');
});
