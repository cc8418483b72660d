import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {redirects} from '../../../site';
import type {Redirect} from '../ContentSite';

/** Source file of the redirects, from the root of the site. */
export const redirectsFile = 'src/site.ts';

/**
 * The old addresses of src/site.ts, each with its line.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function findRedirects(siteDir: string): readonly Redirect[] {
  const path = join(siteDir, redirectsFile);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return Object.entries(redirects).map(([from, to]) => {
    const at = lines.findIndex((line) =>
      [...line.matchAll(/(['"`])([^'"`]*)\1\s*:/g)].some(([, , written]) => written === from),
    );
    return {from, to, line: Math.max(at, 0) + 1};
  });
}
