import {faultAt} from '../faultAt';
import {placeAt} from '../page/placeAt';
import {languageAt} from '../prose/languageAt';
import {maskedSource, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';
import {wordListOf} from '../spelling/spellingOf';

const rule = 'spelling';

/** Letters with hyphens and apostrophes inside; what touches a digit is a code, not a word. */
const wordPattern = /(?<![\p{L}\p{N}])\p{L}+(?:[’'-]\p{L}+)*(?![\p{L}\p{N}])/gu;

/** Words are spelt as the dictionary of their language has them. */
export const spelling = pageRule(rule, (page, {isSpelt}) => {
  const prose = proseOf(page).filter(({kind}) => kind !== 'keywords');
  const language = languageAt(page);
  const masked = maskedSource(page.source, prose);
  return [...masked.matchAll(wordPattern)]
    .filter(({0: word, index}) => {
      const locale = language(index);
      const isSpecimen = locale !== page.locale;
      return !isSpelt(word, locale) && !(isSpecimen && isSpelt(word, page.locale));
    })
    .map(({0: word, index}) =>
      faultAt(page, placeAt(page.source, index), {
        rule,
        what: `“${word}” is not in the dictionary.`,
        remedy: `Correct it, or add it to ${wordListOf(language(index))}.`,
      }),
    );
});
