import {siteRule} from '../Rule';
import {findAvoidedTerms} from '../texts/findAvoidedTerms';
import {findFacts} from '../texts/findFacts';
import {findKeys} from '../texts/findKeys';
import {languageFaults} from '../texts/languageFaults';
import type {LanguageText} from '../texts/languageTexts';
import type {TextFault} from '../texts/TextFault';

/** Reports product data typed by hand in drawings; pages follow the same rule. */
function quotationsIn({text, locale}: LanguageText): readonly TextFault[] {
  const facts = findFacts(text, locale).map(({index, text: found, name}) => ({
    index,
    what: `“${found}” is a fact of the product typed by hand.`,
    remedy: `Take it from facts.${name} of src/product/facts.ts, or from the data of the drawing.`,
  }));
  const keys = findKeys(text, locale).map(({index, text: found, keys: names}) => ({
    index,
    what: `“${found}” is a key typed by hand.`,
    remedy: `Take it from src/product/keys.ts: ${names.map((name) => `keys.${name}.${locale}`).join(' + ')}.`,
  }));
  return [...facts, ...keys];
}

function avoidedIn({text, locale}: LanguageText): readonly TextFault[] {
  return findAvoidedTerms(text, locale).map(({index, text: found, term}) => ({
    index,
    what: `Pages have another term for “${found}”.`,
    remedy: `Write “${term}”.`,
  }));
}

/** Texts in figures follow the writing rules of pages and take product data from src/product. */
export const figures = siteRule('figures', ({figureTexts, isSpelt}) =>
  figureTexts.flatMap((text) =>
    [...quotationsIn(text), ...avoidedIn(text), ...languageFaults(text, isSpelt)].map(
      ({index, ...words}) => ({
        file: text.file,
        line: text.line,
        column: text.isVerbatim ? text.column + index : text.column,
        ...words,
      }),
    ),
  ),
);
