import type {Analysis, Word} from './analysis/Word';
import type {Concepts} from './Concepts';

/** The token of one spelling, beside the stem it shares with its inflections. */
export function exactly(surface: string): string {
  return `=${surface}`;
}

/** Words tied by hyphens, also written as one: rez-de-chaussée gives rezdechaussee. */
export function joinTied(words: readonly Word[]): string[] {
  const joined: string[] = [];
  let run = '';
  words.forEach((word, index) => {
    run = word.isTied ? run + word.surface : word.surface;
    if (word.isTied && !words[index + 1]?.isTied) joined.push(run);
  });
  return joined;
}

/**
 * What a text is indexed under: the stems of its words, compounds written as one, and the concepts
 * it mentions. `onWord` hears of every spelling.
 */
export function readTokens(
  text: string,
  analysis: Analysis,
  concepts: Concepts,
  onWord: (surface: string, stem: string) => void,
): string[] {
  const all = analysis.words(text);
  const telling = all.filter(({role}) => role !== 'stop');
  // A keyword of small words only ("what it can do") is found by those.
  const words = telling.length > 0 ? telling : all;
  const tokens: string[] = [];
  for (const {surface, stem} of words) {
    onWord(surface, stem);
    tokens.push(stem);
    if (surface !== stem) tokens.push(exactly(surface));
  }
  for (const joined of joinTied(all)) {
    const stem = analysis.stem(joined);
    onWord(joined, stem);
    tokens.push(stem);
  }
  const candidates = words.map(({stem}) => [{stem, trust: 1}]);
  for (const {concept} of concepts.find(candidates)) tokens.push(concept);
  return tokens;
}
