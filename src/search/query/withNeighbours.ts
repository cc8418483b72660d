import type {Analysis, Word} from '../analysis/Word';
import type {Lexicon} from '../indexing/Lexicon';
import type {Candidate} from '../spelling/Candidate';
import {soundingLike} from '../spelling/guesses';

const maxJoinedWords = 3;
const minJoinedLength = 5;

/** Letters of a word that a space cut in two, of which one half is a small word or spelt by ear. */
const minCutLength = 6;

/** Words that stand side by side, and what the one word that they make means. */
interface Joined {
  readonly run: readonly Word[];
  readonly meanings: readonly Candidate[];
}

/** What a word means that a space cut in two: « cloi son », « ply nthe ». */
function meaningsOfCut(
  [begin, end]: readonly Word[],
  analysis: Analysis,
  lexicon: Lexicon,
): readonly Candidate[] {
  const halves = [begin, end].flatMap((half) => half ?? []);
  const joined = halves.map(({surface}) => surface).join('');
  const isSmall = ({role}: Word): boolean => role === 'stop';
  const isPiece = (half: Word): boolean =>
    !isSmall(half) && !lexicon.knows(half.surface, half.stem);
  if (joined.length < minCutLength || !halves.some(isPiece)) return [];
  if (lexicon.spellings.has(joined)) return [{stem: analysis.stem(joined), trust: 1}];
  return halves.some(isSmall) ? [] : soundingLike(joined, lexicon);
}

/** Neighbours that the pages write as one word: "sous sol" for sous-sol. */
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
      if (run.length < count) return [];
      if (isWhole) return [{run, meanings: [{stem, trust: 1}]}];
      return count === 2 ? [{run, meanings: meaningsOfCut(run, analysis, lexicon)}] : [];
    }),
  );
}

/**
 * Adds to what words may stand for the one word that they make with their neighbours.
 *
 * @param words all of the query
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
      return [word, [...found, ...joined.flatMap(({meanings}) => meanings)]];
    }),
  );
}
