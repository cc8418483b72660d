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
  let text = query;
  let words = analysis.words(query);
  // Reading the words is what takes the time, at each key: once more only where some are gone.
  const leaveOut = (phrases: RegExp, isGreeting: boolean): void => {
    const rest = withoutPhrases(text, phrases, words);
    if (rest === text) return;
    const left = analysis.words(rest);
    if (!isGreeting && !left.some(({role}) => role === 'content')) return;
    text = rest;
    words = left;
  };
  leaveOut(analysis.courtesies, true);
  if (product) leaveOut(product, false);
  leaveOut(analysis.asides, false);
  return text;
}
