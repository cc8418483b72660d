import type {Lexicon} from '../indexing/Lexicon';
import {isWideSlip} from './isSlip';
import {beginsButForOne} from './oneEdit';

/** Letters of a beginning that an error leaves recognisable, as they are typed or heard. */
const minLength = 4;

/** Whether some letters, of which one may be wrong, missing or too many, begin a word. */
function begins(typed: string, known: string): boolean {
  if (known[0] === typed[0]) return beginsButForOne(typed, known);
  // Another first letter makes another word, unless the thumb does: « vcoul ».
  const begun = [typed.length, typed.length - 1].map((length) => known.slice(0, length));
  return beginsButForOne(typed, known) && begun.some((one) => isWideSlip(typed, one));
}

/** Words whose beginning is typed with an error: "balko" on the way to « balcon ». */
export function begunLike(surface: string, lexicon: Lexicon): string[] {
  const {analysis, spellings} = lexicon;
  const sound = analysis.sound(surface);
  if (sound.length < minLength || /\d/.test(surface)) return [];
  const stems = new Set<string>();
  for (const [known, stem] of spellings) {
    if (known.length <= surface.length) continue;
    const isHeard = (): boolean =>
      known[0] === surface[0] && analysis.sound(known).startsWith(sound);
    if (begins(surface, known) || isHeard()) stems.add(stem);
  }
  return lexicon.commonest(stems);
}
