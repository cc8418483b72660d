import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {versions} from '../../../site';
import {jsonFormat} from '../data/jsonFormat';
import {moduleFormat} from '../data/moduleFormat';
import {readText} from '../readText';
import type {Menu} from './Menu';
import {readMenu} from './readMenu';

const files = [
  {file: 'sidebars.ts', version: 'current', format: moduleFormat},
  ...versions.archived.map(({label}) => ({
    file: `versioned_sidebars/version-${label}-sidebars.json`,
    version: `version-${label}`,
    format: jsonFormat,
  })),
];

/**
 * The menu of each version, without those that a slip of typing keeps from being read: that is told
 * with the data.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function findMenus(siteDir: string): readonly Menu[] {
  return files.flatMap(({file, version, format}) => {
    const path = join(siteDir, file);
    const source = existsSync(path) ? readText(path) : '';
    const isRead = source !== '' && format.troublesIn(source).length === 0;
    return isRead ? [readMenu(file, version, source)] : [];
  });
}
