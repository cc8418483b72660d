import {existsSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {defaultLocale} from '../../site';
import {editions, fileOf} from '../content-contract/reading/locatePage';
import {readText} from '../content-contract/reading/readText';
import {readLock} from './translationLock';
import {translationState} from './translationState';

/** The English page that a page translates, from the root of the site; `null` for English ones. */
function originalOf(
  file: string,
): {original: string; locale: (typeof editions)[number]['locale']} | null {
  const edition = editions.find(({directory}) => file.startsWith(`${directory}/`));
  if (!edition || edition.locale === defaultLocale) {
    return null;
  }
  const path = file.slice(edition.directory.length + 1);
  return {original: fileOf(defaultLocale, edition.version, path), locale: edition.locale};
}

/**
 * Adds `is_translation_behind` to the front matter of pages that are behind their original, for the
 * theme.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function markTranslations(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = relative(siteDir, params.filePath).split(sep).join('/');
    const found = originalOf(file);
    const path = found && join(siteDir, found.original);
    if (!found || !path || !existsSync(path)) {
      return parsed;
    }
    const lock = readLock(siteDir, found.locale);
    const state = translationState(found.original, readText(path), lock);
    return state === 'behind'
      ? {...parsed, frontMatter: {...parsed.frontMatter, is_translation_behind: true}}
      : parsed;
  };
}
