import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {listFiles} from '../../listFiles';

function filesIn(siteDir: string, directory: string, isWanted: RegExp): readonly string[] {
  return listFiles(join(siteDir, directory))
    .filter((path) => isWanted.test(path))
    .map((path) => `${directory}/${path}`);
}

/** Source file of the navbar and the footer, from the root of the site. */
export const shellFile = 'src/plugins/themeConfig.ts';

/**
 * The files that writers edit besides the pages, from the root of the site. Listed here rather than
 * derived from the site, because an unreadable one makes the whole site unreadable.
 */
interface DataFiles {
  /** Files that pages quote. */
  readonly modules: readonly string[];
  /** Sidebars of all versions. */
  readonly menus: readonly string[];
  /** Contents of the navbar and the footer. */
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
