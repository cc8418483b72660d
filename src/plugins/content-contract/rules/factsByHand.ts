import {type FactName, facts} from '../../../product/facts';
import type {Locale} from '../../../site';
import {formatFact} from '../../product/formatFact';
import {faultAt} from '../faultAt';
import {placeAt} from '../page/placeAt';
import {maskedSource, proseOf} from '../prose/proseOf';
import {pageRule} from '../Rule';

const rule = 'factsByHand';

/** Facts too common to be told from other numbers: plain counts, and lengths of any drawing. */
const ambiguousKinds = new Set(['count', 'centimetres']);

const factNames = Object.keys(facts) as readonly FactName[];

function asPattern(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[\s\u00a0\u202f]+/g, '[\\s\u00a0\u202f]+');
}

function patternOf(name: FactName, locale: Locale): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N},.])${asPattern(formatFact(name, locale))}(?![\\p{L}\\p{N}²])`,
    'gu',
  );
}

/** A number that src/product/facts.ts holds is quoted from there: it changes in one place. */
export const factsByHand = pageRule(rule, (page) => {
  const prose = proseOf(page).filter(({kind}) => kind === 'text');
  const masked = maskedSource(page.source, prose);
  return factNames
    .filter((name) => !ambiguousKinds.has(facts[name].kind))
    .flatMap((name) =>
      [...masked.matchAll(patternOf(name, page.locale))].map((match) =>
        faultAt(page, placeAt(page.source, match.index), {
          rule,
          what: `“${match[0]}” is a fact of the product typed by hand.`,
          remedy: `Write <Fact name="${name}" />, or another value if it is an example.`,
        }),
      ),
    );
});
