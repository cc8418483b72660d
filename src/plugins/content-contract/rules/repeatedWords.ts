import type {Locale} from '../../../site';
import {faultAt} from '../faults/faultAt';
import {placeAt} from '../faults/Place';
import {languageAt} from '../prose/languageAt';
import {maskedSource, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';

/**
 * Matches one of these words twice. A hyphen before means it is intended: « prenez-la la
 * première ».
 */
function twice(words: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}’'-])(${words})(?:[ \\u00a0]+|[ ]*\\n[ ]*)\\1(?![\\p{L}\\p{N}’'-])`,
    'giu',
  );
}

/** Short words that are never repeated in a row, unlike “that”, “for” or « nous ». */
const repeated: Readonly<Record<Locale, RegExp>> = {
  en: twice('the|an|of|and|or|your|this|its|to|with|from|are'),
  fr: twice(
    'le|la|les|un|une|de|du|des|au|aux|à|et|ou|dans|sur|par|votre|vos|ce|ces|que|pour|avec|il|elle|sont',
  ),
};

/** No short word is typed twice by mistake: easy to overlook, but read out by screen readers. */
export const repeatedWords = pageRule('repeatedWords', (page) => {
  const prose = proseOf(page).filter(({kind}) => kind !== 'keywords');
  const language = languageAt(page);
  const masked = maskedSource(page.source, prose);
  return [...masked.matchAll(repeated[page.locale])]
    .filter(({index}) => language(index) === page.locale)
    .map(({0: found, 1: word = '', index}) =>
      faultAt(page, placeAt(page.source, index), {
        what: `“${word}” appears twice in a row.`,
        remedy: 'Keep one.',
        fix: {startOffset: index + word.length, endOffset: index + found.length, text: ''},
      }),
    );
});
