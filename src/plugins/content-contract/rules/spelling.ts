import {faultAt} from '../faultAt';
import {placeAt} from '../page/placeAt';
import {languageAt} from '../prose/languageAt';
import {maskedSource, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';
import {wordListOf} from '../spelling/spellingOf';
import {findMisspellings} from '../texts/findMisspellings';

const rule = 'spelling';

/** Words are spelt as the dictionary of their language has them. */
export const spelling = pageRule(rule, (page, {isSpelt}) => {
  const prose = proseOf(page).filter(({kind}) => kind !== 'keywords');
  const language = languageAt(page);
  const isRight = (word: string, index: number) => {
    const locale = language(index);
    const isSpecimen = locale !== page.locale;
    return isSpelt(word, locale) || (isSpecimen && isSpelt(word, page.locale));
  };
  return findMisspellings(maskedSource(page.source, prose), isRight).map(({index, text}) =>
    faultAt(page, placeAt(page.source, index), {
      rule,
      what: `“${text}” is not in the dictionary.`,
      remedy: `Correct it, or add it to ${wordListOf(language(index))}.`,
    }),
  );
});
