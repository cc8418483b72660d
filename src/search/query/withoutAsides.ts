import type {Analysis, Word} from '../analysis/Word';

const blank = (text: string): string => ' '.repeat(text.length);

/** A text with the words of some phrases blanked, so that the others stand where they stood. */
function withoutPhrases(text: string, phrases: RegExp, words: readonly Word[]): string {
  const starts: number[] = [];
  let joined = '';
  for (const {surface} of words) {
    starts.push(joined.length);
    joined += `${surface} `;
  }
  let rest = text;
  for (const {index, 0: phrase} of joined.trimEnd().matchAll(phrases)) {
    const from = words[starts.indexOf(index)]?.start;
    const to = words.findLast((_, at) => (starts[at] ?? 0) < index + phrase.length)?.end;
    if (from === undefined || to === undefined) continue;
    rest = rest.slice(0, from) + blank(rest.slice(from, to)) + rest.slice(to);
  }
  return rest;
}

/**
 * A query without what is said beside the question: greetings, and, where something else is asked,
 * the name of the product, the machine and who asks.
 *
 * @param product how the name of the product is met in a query, folded, with spaces between words
 */
export function withoutAsides(query: string, product: RegExp | null, analysis: Analysis): string {
  const {courtesies, asides} = analysis;
  const asked = withoutPhrases(query, courtesies, analysis.words(query));
  return [product, asides].reduce((text: string, phrases) => {
    if (!phrases) return text;
    const rest = withoutPhrases(text, phrases, analysis.words(text));
    return analysis.words(rest).some(({role}) => role === 'content') ? rest : text;
  }, asked);
}
