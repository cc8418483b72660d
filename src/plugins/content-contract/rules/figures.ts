import type {ContentSite} from '../ContentSite';
import type {Fault} from '../Fault';
import type {Rule} from '../Rule';
import type {FigureText} from '../texts/figureTexts';
import {findFacts} from '../texts/findFacts';
import {findKeys} from '../texts/findKeys';

const rule = 'figures';

type Words = Pick<Fault, 'what' | 'remedy'> & {readonly index: number};

function factsIn({text, locale}: FigureText): readonly Words[] {
  return findFacts(text, locale).map(({index, text: found, name}) => ({
    index,
    what: `“${found}” is a fact of the product typed by hand.`,
    remedy: `Take it from facts.${name} of src/product/facts.ts, or from what the drawing is made of.`,
  }));
}

function keysIn({text, locale}: FigureText): readonly Words[] {
  return findKeys(text, locale).map(({index, text: found, keys}) => ({
    index,
    what: `“${found}” is a key typed by hand.`,
    remedy: `Take it from src/product/keys.ts: ${keys.map((name) => `keys.${name}.${locale}`).join(' + ')}.`,
  }));
}

function checkText(text: FigureText, _site: ContentSite): readonly Fault[] {
  const {file, line, column, isVerbatim} = text;
  return [...factsIn(text), ...keysIn(text)].map(({index, ...words}) => ({
    file,
    line,
    column: isVerbatim ? column + index : column,
    rule,
    ...words,
  }));
}

/** What figures say is held to the rules of the pages, and quotes the product as they do. */
export const figures: Rule = {
  name: rule,
  check: (site) => site.figureTexts.flatMap((text) => checkText(text, site)),
};
