import {join} from 'node:path';
import {canonicalOf} from '../src/plugins/content-contract/page/canonicalOf';
import {isDraft} from '../src/plugins/content-contract/page/isDraft';
import {parseFrontMatter} from '../src/plugins/content-contract/page/parseFrontMatter';
import {fileOf} from '../src/plugins/content-contract/reading/locatePage';
import {readText} from '../src/plugins/content-contract/reading/readText';
import {listFiles} from '../src/plugins/listFiles';
import {defaultLocale} from '../src/site';

/**
 * The published pages of a version, without drafts, in alphabetical order.
 *
 * @param siteDir the folder of docusaurus.config.ts
 * @param version name of its folder: `current`, `version-2024`
 * @returns their addresses, without the locale
 * @throws when there are none: tests that loop over pages would pass without one
 */
export function pagePaths(siteDir: string, version: string): readonly string[] {
  const inside = fileOf(defaultLocale, version, '');
  const folder = join(siteDir, inside);
  const paths = listFiles(folder)
    .filter((file) => file.endsWith('.mdx'))
    .filter((file) => !isDraft(parseFrontMatter(join(folder, file), readText(join(folder, file)))))
    .map((file) => canonicalOf({path: file, version}))
    .sort();
  if (paths.length === 0) {
    throw new Error(
      `${inside} holds no page that readers get. Put the pages there, or correct versions in src/site.ts.`,
    );
  }
  return paths;
}
