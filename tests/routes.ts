import {type Locale, locales} from '../src/site';

/** Every page of the current version, without the locale: the map that the site promises. */
export const pages = [
  '/',
  '/template',
  '/account/',
  '/account/change-password',
  '/account/delete-or-close-account',
  '/faq/',
  '/faq/webgl-issues',
  '/features/',
  '/features/background-plans',
  '/features/multi-select-tool',
  '/features/shortcuts',
  '/getting-started/',
  '/getting-started/customize-wall-style',
  '/getting-started/draw-walls-and-rooms',
  '/getting-started/floors-and-stairwells',
  '/getting-started/gardens-and-terraces',
  '/glossary',
  '/syntax',
] as const;

/** Pages of the archived version, without the locale. */
export const archivedPages = [
  '/2024/',
  '/2024/account/change-password',
  '/2024/faq/webgl-issues',
  '/2024/features/shortcuts',
  '/2024/getting-started/customize-wall-style',
  '/2024/getting-started/draw-walls-and-rooms',
  '/2024/getting-started/floors-and-stairwells',
] as const;

/** The path of a page in a locale: `/template` in French is `/fr/template`. */
export function localized(path: string, locale: Locale): string {
  return `${locales[locale].baseUrl.replace(/\/$/, '')}${path}`;
}
