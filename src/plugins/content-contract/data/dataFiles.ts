import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {listFiles} from '../../listFiles';

function filesIn(siteDir: string, directory: string, isWanted: RegExp): readonly string[] {
  return listFiles(join(siteDir, directory))
    .filter((path) => isWanted.test(path))
    .map((path) => `${directory}/${path}`);
}

/** Where the bar and the footer are written, from the root of the site. */
export const shellFile = 'src/plugins/themeConfig.ts';

/**
 * The files that writers change beside the pages, from the root of the site. Named here and not
 * taken from the site itself: where one of them cannot be read, nothing can be.
 */
interface DataFiles {
  /** What pages quote. */
  readonly modules: readonly string[];
  /** Of all versions. */
  readonly menus: readonly string[];
  /** What the bar and the footer hold. */
  readonly shell: readonly string[];
  readonly lists: readonly string[];
}

/**
 * The data files that a site has.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function dataFiles(siteDir: string): DataFiles {
  const here = (files: readonly string[]) =>
    files.filter((file) => existsSync(join(siteDir, file)));
  return {
    modules: [
      'src/site.ts',
      'src/glossary.ts',
      ...filesIn(siteDir, 'src/product', /^(?!.*\.test\.ts$).*\.ts$/),
    ],
    menus: [...here(['sidebars.ts']), ...filesIn(siteDir, 'versioned_sidebars', /\.json$/)],
    shell: here([shellFile]),
    lists: [...here(['versions.json']), ...filesIn(siteDir, 'i18n', /\.json$/)],
  };
}
