import type {ContentSite} from '../ContentSite';
import type {Edit} from '../Fault';
import type {FaultWords} from '../FaultWords';
import type {Rule} from '../Rule';
import {wordListOf} from '../spelling/spellingOf';
import type {FigureText} from '../texts/figureTexts';
import {findAvoidedTerms} from '../texts/findAvoidedTerms';
import {findFacts} from '../texts/findFacts';
import {findKeys} from '../texts/findKeys';
import {findMisspellings} from '../texts/findMisspellings';
import {correctionsOf} from '../typography/Correction';
import {typographyOf} from '../typography/typographyOf';

const rule = 'figures';

interface Words extends FaultWords {
  readonly index: number;
  readonly fix?: Edit;
}

/** What is quoted from src/product in pages is taken from there in drawings. */
function quotationsIn({text, locale}: FigureText): readonly Words[] {
  const facts = findFacts(text, locale).map(({index, text: found, name}) => ({
    index,
    what: `“${found}” is a fact of the product typed by hand.`,
    remedy: `Take it from facts.${name} of src/product/facts.ts, or from what the drawing is made of.`,
  }));
  const keys = findKeys(text, locale).map(({index, text: found, keys: names}) => ({
    index,
    what: `“${found}” is a key typed by hand.`,
    remedy: `Take it from src/product/keys.ts: ${names.map((name) => `keys.${name}.${locale}`).join(' + ')}.`,
  }));
  return [...facts, ...keys];
}

function languageFaultsIn(
  {text, locale, offset, isVerbatim}: FigureText,
  isSpelt: ContentSite['isSpelt'],
): readonly Words[] {
  return [
    ...findMisspellings(text, (word) => isSpelt(word, locale)).map(({index, text: word}) => ({
      index,
      what: `“${word}” is not in the dictionary.`,
      remedy: `Correct it, or add it to ${wordListOf(locale)}.`,
    })),
    ...findAvoidedTerms(text, locale).map(({index, text: found, term}) => ({
      index,
      what: `“${found}” has another name here.`,
      remedy: `Write “${term}”, as pages do.`,
    })),
    ...correctionsOf(text, typographyOf[locale]).map(
      ({what, remedy, startOffset, endOffset, ...edit}) => {
        const fix = {...edit, startOffset: offset + startOffset, endOffset: offset + endOffset};
        return {index: startOffset, what, remedy, ...(isVerbatim && {fix})};
      },
    ),
  ];
}

/** What figures say is held to the rules of the pages, and quotes the product as they do. */
export const figures: Rule = {
  name: rule,
  check: ({figureTexts, isSpelt}) =>
    figureTexts.flatMap((text) =>
      [...quotationsIn(text), ...languageFaultsIn(text, isSpelt)].map(({index, ...words}) => ({
        file: text.file,
        line: text.line,
        column: text.isVerbatim ? text.column + index : text.column,
        rule,
        ...words,
      })),
    ),
};
