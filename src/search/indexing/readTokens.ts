import type {Analysis, Word} from '../analysis/Word';
import type {ReadText} from './TextReader';

/** How a word is spelt; one that means something else in its company is spelt with it: « à jour ». */
export function spellingOf({surface, stem}: Pick<Word, 'surface' | 'stem'>): string {
  return stem.includes(' ') ? stem : surface;
}

const exactMark = '=';

/**
 * The token of one spelling, beside the stem it shares with its inflections. A word that only its
 * accents tell from another is spelt as its stem: « côté », which is no « cote ».
 */
export function exactly(word: Pick<Word, 'surface' | 'stem'>): string {
  return exactMark + (word.stem.endsWith('#') ? word.stem : spellingOf(word));
}

/** Whether a token is that of one spelling. */
export function isSpelling(token: string): boolean {
  return token.startsWith(exactMark);
}

/**
 * Words tied by hyphens, also written as one: rez-de-chaussée gives rezdechaussee. A pronoun cut
 * short makes no word: « supprimez-l’ ».
 */
function joinTied(words: readonly Word[]): string[] {
  const joined: string[] = [];
  let run = '';
  words.forEach((word, index) => {
    run = word.isTied ? run + word.surface : word.surface;
    const isEnd = word.isTied && !words[index + 1]?.isTied;
    if (isEnd && !(word.role === 'stop' && word.surface.length === 1)) joined.push(run);
  });
  return joined;
}

/**
 * What a text is indexed under: the stems of its words, the spellings that differ from them where
 * asked, compounds written as one, and the synonyms it mentions. `onWord` hears of every spelling.
 */
export function readTokens(
  {all, words, mentions}: ReadText,
  analysis: Analysis,
  onWord: (surface: string, stem: string) => void,
  hasSpellings: boolean,
): string[] {
  const tokens: string[] = [];
  for (const word of words) {
    const {stem} = word;
    const spelling = spellingOf(word);
    onWord(spelling, stem);
    tokens.push(stem);
    if (hasSpellings && spelling !== stem) tokens.push(exactly(word));
  }
  for (const joined of joinTied(all)) {
    const stem = analysis.stem(joined);
    onWord(joined, stem);
    tokens.push(stem);
  }
  for (const {concept} of mentions) tokens.push(concept);
  return tokens;
}
