import type {Analysis, Word} from '../analysis/Word';
import type {Lexicon} from '../indexing/Lexicon';
import type {Candidate} from '../spelling/Candidate';

const maxJoinedWords = 3;
const minJoinedLength = 5;

/** Minimum length of a word cut in two by a space, since one half may be a stop word. */
const minCutLength = 6;

/** Adjacent words, and the stem of the single word that they form. */
interface Joined {
  readonly run: readonly Word[];
  readonly stem: string;
}

/** Whether two words are one of the pages, cut by a space: « cloi son », « re faire ». */
function isCut(run: readonly Word[], joined: string, lexicon: Lexicon): boolean {
  if (run.length !== 2 || joined.length < minCutLength) return false;
  const hasPiece = run.some(
    ({surface, stem, role}) => role !== 'stop' && !lexicon.knows(surface, stem),
  );
  return hasPiece && lexicon.spellings.has(joined);
}

/** Adjacent words that the pages write as one: "sous sol" for sous-sol. */
function joinedNeighbours(words: readonly Word[], analysis: Analysis, lexicon: Lexicon): Joined[] {
  const counts = Array.from({length: maxJoinedWords - 1}, (_, more) => more + 2);
  return words.flatMap((_, from) =>
    counts.flatMap((count) => {
      const run = words.slice(from, from + count);
      const joined = run.map(({surface}) => surface).join('');
      const stem = analysis.stem(joined);
      // « 3 D » is short, and no two words.
      const isLongEnough = joined.length >= minJoinedLength || /^\d+d$/.test(joined);
      const hasSmallEdge = run[0]?.role === 'stop' || run.at(-1)?.role === 'stop';
      const isWhole = isLongEnough && lexicon.has(stem) && !hasSmallEdge;
      const isOne = isWhole || isCut(run, joined, lexicon);
      return run.length === count && isOne ? [{run, stem}] : [];
    }),
  );
}

/**
 * Adds to the candidates of each word the single word that it forms with its neighbours.
 *
 * @param words all words of the query
 */
export function withNeighbours(
  candidates: ReadonlyMap<Word, readonly Candidate[]>,
  words: readonly Word[],
  analysis: Analysis,
  lexicon: Lexicon,
): ReadonlyMap<Word, readonly Candidate[]> {
  const neighbours = joinedNeighbours(words, analysis, lexicon);
  return new Map(
    [...candidates].map(([word, found]) => {
      const joined = neighbours.filter(({run}) => run.includes(word));
      return [word, [...found, ...joined.map(({stem}) => ({stem, trust: 1}))]];
    }),
  );
}
