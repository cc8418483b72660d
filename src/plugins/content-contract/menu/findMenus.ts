import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {versions} from '../../../site';
import {jsonFormat} from '../data/jsonFormat';
import {moduleFormat} from '../data/moduleFormat';
import {readText} from '../reading/readText';
import type {Menu, MenuProblem} from './Menu';
import {readMenu} from './readMenu';

const files = [
  {file: 'sidebars.ts', version: 'current', format: moduleFormat},
  ...versions.archived.map(({label}) => ({
    file: `versioned_sidebars/version-${label}-sidebars.json`,
    version: `version-${label}`,
    format: jsonFormat,
  })),
];

const missing = (file: string): MenuProblem => ({
  line: 1,
  column: 1,
  what: 'This file is missing, and no page can be shown without its menu.',
  remedy: `Restore the last committed version: git restore ${file}.`,
});

/**
 * The menu of each version, except those with a syntax error, which the data checks report.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function findMenus(siteDir: string): readonly Menu[] {
  return files.flatMap(({file, version, format}) => {
    const path = join(siteDir, file);
    if (!existsSync(path)) {
      return [{...readMenu(file, version, ''), problems: [missing(file)], isWhole: false}];
    }
    const source = readText(path);
    const isRead = source.trim() !== '' && format.parseErrorsIn(source).length === 0;
    return isRead ? [readMenu(file, version, source)] : [];
  });
}
