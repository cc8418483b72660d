import type {Openings} from '../analysis/openings';
import type {Analysis, Word} from '../analysis/Word';

const blank = (text: string): string => ' '.repeat(text.length);

/** Blanks out some phrases, so that the other words keep their positions. */
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

/** The same for openings. */
function withoutOpenings(text: string, openings: Openings, words: readonly Word[]): string {
  const surfaces = words.map(({surface}) => surface);
  let rest = text;
  for (let at = 0; at < words.length; ) {
    const length = openings.lengthAt(surfaces, at);
    const [first, last] = [words[at], words[at + length - 1]];
    if (length > 0 && first && last) {
      rest =
        rest.slice(0, first.start) +
        blank(rest.slice(first.start, last.end)) +
        rest.slice(last.end);
    }
    at += Math.max(1, length);
  }
  return rest;
}

/**
 * A query without what is said beside the question: greetings, how the question opens, and, where
 * something else is asked, the name of the product, the machine and who asks.
 *
 * @param product how the name of the product is met in a query, folded, with spaces between words
 */
export function withoutAsides(query: string, product: RegExp | null, analysis: Analysis): string {
  let text = query;
  let words = analysis.words(query);
  // Splitting into words is the slow part, on every key: redo it only when something was removed.
  const leaveOut = (phrases: RegExp | Openings, isGreeting: boolean): void => {
    const rest =
      phrases instanceof RegExp
        ? withoutPhrases(text, phrases, words)
        : withoutOpenings(text, phrases, words);
    if (rest === text) return;
    const left = analysis.words(rest);
    if (!isGreeting && !left.some(({role}) => role === 'content')) return;
    text = rest;
    words = left;
  };
  leaveOut(analysis.courtesies, true);
  leaveOut(analysis.selfPortraits, false);
  leaveOut(analysis.openings, true);
  leaveOut(analysis.struggles, true);
  if (product) leaveOut(product, false);
  leaveOut(analysis.asides, false);
  return text;
}
