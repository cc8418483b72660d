import type {Lexicon} from '../indexing/Lexicon';
import {beginsButForOne} from './oneEdit';

/** Minimum length of a prefix that is still recognisable with a typo. */
const minLength = 4;

/** Stems of the words of which the typed prefix has a typo: "puiec" for « pièces ». */
export function begunLike(surface: string, lexicon: Lexicon): string[] {
  if (surface.length < minLength) return [];
  const stems = new Set<string>();
  for (const [known, stem] of lexicon.spellings) {
    if (known.length <= surface.length || known[0] !== surface[0]) continue;
    if (beginsButForOne(surface, known)) stems.add(stem);
  }
  return lexicon.commonest(stems);
}
