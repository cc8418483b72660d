import type {Analysis, Word} from '../analysis/Word';
import type {ReadText} from './TextReader';

/**
 * The spelling under which a word is indexed. A word whose neighbour changes its meaning is indexed
 * together with it: « à jour ».
 */
export function spellingOf({surface, stem}: Pick<Word, 'surface' | 'stem'>): string {
  return stem.includes(' ') ? stem : surface;
}

const exactMark = '=';

/**
 * The token of an exact spelling, indexed in addition to the stem that all inflections share. A
 * word that only accents distinguish from another uses its stem instead, since folding makes the
 * two spellings equal: « côté » (side) and « cote » (dimension).
 */
export function exactly(word: Pick<Word, 'surface' | 'stem'>): string {
  return exactMark + (word.stem.endsWith('#') ? word.stem : spellingOf(word));
}

/** Whether a token is an exact spelling, as {@link exactly} makes it. */
export function isSpelling(token: string): boolean {
  return token.startsWith(exactMark);
}

/**
 * Hyphenated words joined into one, as readers also type them: rez-de-chaussée gives rezdechaussee.
 * An elided pronoun at the end does not make a compound: « supprimez-l’ ».
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
 * The tokens under which a text is indexed: the stems of its words, compounds joined into one word,
 * and the synonym groups it mentions.
 *
 * @param onWord called with every spelling and its stem
 * @param hasSpellings whether to add the exact spellings that differ from their stems
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
