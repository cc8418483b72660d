import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {Locale} from '../../../site';
import {foreignMessages} from '../../classic/foreignMessages';
import {upstreamThemePath} from '../../classic/upstreamThemePath';

/** A message of Docusaurus's own theme. */
interface UpstreamMessage {
  readonly id: string;
  readonly words: string;
  /** Whether Docusaurus provides it in the language. */
  readonly isTranslated: boolean;
}

/**
 * Messages that are the same in French and English, so that a comparison cannot show whether they
 * are translated.
 */
const sameWords: ReadonlySet<string> = new Set([
  'theme.admonition.danger',
  'theme.admonition.info',
  'theme.navbar.mobileVersionsDropdown.label',
]);

const folder = dirname(
  createRequire(upstreamThemePath).resolve('@docusaurus/theme-translations/package.json'),
);

function textsIn(locale: string, name: string): Readonly<Record<string, string>> {
  const path = join(folder, 'locales', locale, `${name}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * The messages of a part of Docusaurus's theme, without those that this site never shows.
 *
 * @param name of the part: `theme-common`, `theme-search-algolia`
 */
export function upstreamMessages(locale: Locale, name: string): readonly UpstreamMessage[] {
  const translated = textsIn(locale, name);
  return Object.entries(textsIn('base', name))
    .filter(([id]) => !id.endsWith('___DESCRIPTION') && !foreignMessages.test(id))
    .map(([id, words]) => {
      const own = translated[id] ?? words;
      return {id, words, isTranslated: own !== words || sameWords.has(id)};
    });
}
