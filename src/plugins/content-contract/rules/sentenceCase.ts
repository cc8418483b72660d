import {localeNames} from '../../../site';
import {faultAt} from '../faults/faultAt';
import {titlesOf} from '../page/titlesOf';
import {pageRule} from '../Rule';
import {keyWords} from '../texts/keyWords';
import {properNames} from '../texts/properNames';

/** Names in both languages: an English page may mention a French key. */
const keyNames = new Set(localeNames.flatMap((locale) => keyWords(locale).map(({word}) => word)));

/**
 * Words that are not first: neither at the start nor after sentence-ending or quoting punctuation.
 */
const later = /(?<=[\p{L}\p{N},’)][\s-])\p{L}[\p{L}’'-]*/gu;
const capitalised = /^\p{Lu}\p{Ll}/u;
/** At least two words: a single one may be a name. */
const inCapitals = /^\P{Ll}*\p{Lu}{4,}\P{Ll}+\p{Lu}{4,}\P{Ll}*$/u;

/** Titles are in sentence case, not title case or capitals. */
export const sentenceCase = pageRule('sentenceCase', (page, {isSpelt, names}) => {
  return titlesOf(page).flatMap(({text, where}) => {
    if (inCapitals.test(text)) {
      const what = `The title “${text}” is in capitals.`;
      const remedy = 'Write it in small letters, with capitals only where a sentence has them.';
      return [faultAt(page, where, {what, remedy})];
    }
    const words = [...text.matchAll(later)].map(([word]) => word);
    const isName = (word: string) =>
      properNames.has(word) || keyNames.has(word) || !isSpelt(word.toLowerCase(), page.locale);
    const isLabel = (word: string) =>
      names.labels[page.locale].some((label) => `${label} `.startsWith(`${word} `));
    const raised = words.filter((word) => capitalised.test(word) && !isName(word));
    if (raised.every(isLabel)) {
      return [];
    }
    const lowered = text.replace(later, (word) =>
      raised.includes(word) ? word.toLowerCase() : word,
    );
    return [
      faultAt(page, where, {
        what: `Words of the title “${text}” begin with capitals.`,
        remedy: `Write “${lowered}”. A name keeps its capital: add it to src/plugins/content-contract/texts/properNames.ts.`,
      }),
    ];
  });
});
