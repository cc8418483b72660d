import {faultAt} from '../faults/faultAt';
import {placeAt} from '../faults/Place';
import {languageAt} from '../prose/languageAt';
import {maskedSource, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';
import {findAvoidedTerms} from '../texts/findAvoidedTerms';

/** Articles use one term for a thing; its synonyms are for the search. */
export const preferredTerms = pageRule('preferredTerms', (page) => {
  const isOurs = ({kind}: {kind: string}) => kind !== 'keywords' && kind !== 'quotedWords';
  const masked = maskedSource(page.source, proseOf(page).filter(isOurs));
  const language = languageAt(page);
  return findAvoidedTerms(masked, page.locale)
    .filter(({index}) => language(index) === page.locale)
    .map(({index, text, term}) =>
      faultAt(page, placeAt(page.source, index), {
        what: `Pages have another term for “${text}”.`,
        remedy: `Write “${term}”; use the synonym only in keywords.`,
      }),
    );
});
