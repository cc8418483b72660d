import {join} from 'node:path';
import {type Locale, locales, versions} from '../src/site';
import {pagePaths} from './pagePaths';

const siteDir = join(__dirname, '..');

/** Every page of the current version, without the locale. */
export const pages = pagePaths(siteDir, 'current');

/** Every page of the archived versions, without the locale. */
export const archivedPages = versions.archived.flatMap(({label}) =>
  pagePaths(siteDir, `version-${label}`),
);

/** The path of a page in a locale: `/template` in French is `/fr/template`. */
export function localized(path: string, locale: Locale): string {
  return `${locales[locale].baseUrl.replace(/\/$/, '')}${path}`;
}
