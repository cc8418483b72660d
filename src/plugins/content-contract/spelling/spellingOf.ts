import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Locale} from '../../../site';
import type {AffixDictionary} from './AffixDictionary';
import {readDictionary} from './readDictionary';

/** French elided forms before an apostrophe. */
const elisions = new Set('c d j l m n s t qu jusqu lorsqu puisqu quoiqu'.split(' '));

/** Path of the project's word list, which extends the dictionary of a language. */
export function wordListOf(locale: Locale): string {
  return `src/plugins/content-contract/spelling/words.${locale}.txt`;
}

function readWordList(siteDir: string, locale: Locale): ReadonlySet<string> {
  const path = join(siteDir, wordListOf(locale));
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return new Set(lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean));
}

function isKnown(word: string, dictionary: AffixDictionary, list: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase();
  const isAcronym = word.length > 1 && word === word.toUpperCase();
  // Any word may be capitalised. A lower-case name is an error: « windows » is not French.
  const forms = word.slice(1) === lower.slice(1) ? [word, lower] : [word];
  return isAcronym || forms.some((form) => list.has(form) || dictionary.has(form));
}

/**
 * A spell checker: the dictionaries and the project's word lists, loaded on first use.
 *
 * @returns whether a word, with `’` or `'`, is correct; an unknown word is checked by its parts
 */
export function spellingOf(siteDir: string): (word: string, locale: Locale) => boolean {
  const lists = new Map<Locale, ReadonlySet<string>>();
  return (word, locale) => {
    const list = lists.get(locale) ?? readWordList(siteDir, locale);
    lists.set(locale, list);
    const dictionary = readDictionary(siteDir, locale);
    const plain = word.replace(/’/g, "'");
    if (isKnown(plain, dictionary, list)) {
      return true;
    }
    const parts = plain.split(/['-]/);
    return (
      parts.length > 1 &&
      parts.every((part, index) => {
        const isElision = locale === 'fr' && elisions.has(part.toLowerCase());
        const isPossessive = locale === 'en' && index > 0 && part === 's';
        return part === '' || isElision || isPossessive || isKnown(part, dictionary, list);
      })
    );
  };
}
