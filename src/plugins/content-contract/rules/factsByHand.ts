import {faultAt} from '../faultAt';
import {placeAt} from '../page/placeAt';
import {maskedSource, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';
import {findFacts} from '../texts/findFacts';

const rule = 'factsByHand';

/** A number that src/product/facts.ts holds is quoted from there: it changes in one place. */
export const factsByHand = pageRule(rule, (page) => {
  const prose = proseOf(page).filter(({kind}) => kind === 'text');
  const masked = maskedSource(page.source, prose);
  return findFacts(masked, page.locale).map(({index, text, name}) =>
    faultAt(page, placeAt(page.source, index), {
      rule,
      what: `“${text}” is a fact of the product typed by hand.`,
      remedy: `Write <Fact name="${name}" />, or another value if it is an example.`,
    }),
  );
});
