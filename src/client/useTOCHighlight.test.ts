import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';

const lib = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-common'));

/**
 * If upstream moves the hook, ours no longer replaces it, and short last sections are never marked.
 */
it('replaces a hook that the theme imports from this path and calls with these options', () => {
  expect(readFileSync(path.join(lib, 'internal.js'), 'utf8')).toContain(
    "{ useTOCHighlight, } from './hooks/useTOCHighlight'",
  );
  const upstream = readFileSync(path.join(lib, 'hooks/useTOCHighlight.js'), 'utf8');
  expect(upstream).toContain('const { linkClassName, linkActiveClassName, ');
});
