import type {Lexicon} from '../indexing/Lexicon';
import {beginsButForOne} from './oneEdit';

/** Letters of a beginning that an error leaves recognisable. */
const minLength = 4;

/** Words whose beginning is typed with an error: "puiec" on the way to « pièces ». */
export function begunLike(surface: string, lexicon: Lexicon): string[] {
  if (surface.length < minLength) return [];
  const stems = new Set<string>();
  for (const [known, stem] of lexicon.spellings) {
    if (known.length <= surface.length || known[0] !== surface[0]) continue;
    if (beginsButForOne(surface, known)) stems.add(stem);
  }
  return lexicon.commonest(stems);
}
