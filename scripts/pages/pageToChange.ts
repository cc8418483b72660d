import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {nearestPage} from '../../src/plugins/content-contract/nearest/nearestPage';
import {fileOf} from '../../src/plugins/content-contract/reading/locatePage';
import {listFiles} from '../../src/plugins/listFiles';
import {defaultLocale} from '../../src/site';
import {pathOf} from './pathOf';

/**
 * The path of the page to move or remove.
 *
 * @param remedy how the command is used
 * @throws when the page does not exist, or is the home page, which every site needs
 */
export function pageToChange(siteDir: string, name: string, remedy: string): string {
  const fileAt = (path: string) => fileOf(defaultLocale, 'current', path);
  const isPage = (path: string) => existsSync(join(siteDir, fileAt(path)));
  const path = pathOf(name, isPage);
  if (path === 'index.mdx') {
    throw new Error(`${name} is the home page, which cannot be moved or removed. ${remedy}`);
  }
  if (!isPage(path)) {
    const near = nearestPage(path, listFiles(join(siteDir, fileAt(''))));
    const meant = near ? `Did you mean ${near}? ` : '';
    throw new Error(`There is no page ${fileAt(path)}. ${meant}${remedy}`);
  }
  return path;
}
