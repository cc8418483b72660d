import {isElision, isPressed} from './frenchLetters';
import {frenchNegations, frenchStopWords} from './frenchStopWords';
import type {RawWord} from './splitWords';
import type {WordRole} from './Word';

/** « pas » as it is said and typed: "sa marche po". */
export const isSpokenNot = (surface: string, index: number): boolean =>
  index > 0 && /^p[ao]$/.test(surface);

/** Cut short before a small word, « daller », where no word is so spelt, as « mètre » is. */
const cutShort =
  /^(?:[dlmnst](?=a.{3}|e.{4})|j(?=[^aeiou]|.{4})|qu(?=.{4}|(?:est|ils?|on|une?)$)|d(?=une?$)|[cns](?=est$)|[jn](?=ai$))/;
const isSmall = (surface: string): boolean =>
  frenchStopWords.has(surface) || frenchStopWords.has(surface.replace(cutShort, ''));

/** What a word does in its sentence. */
export function roleOf(surface: string, index: number, raw: readonly RawWord[]): WordRole {
  if (frenchNegations.has(surface) || isSpokenNot(surface, index)) return 'negation';
  // A letter that is not an elision is a key of the keyboard: Ctrl + S.
  if (surface.length === 1 && /[a-z]/.test(surface)) {
    if (isPressed(raw, index)) return 'content';
    const isGrammar = surface === 'a' || surface === 'y';
    return isGrammar || isElision(surface, raw[index + 1]) ? 'stop' : 'content';
  }
  return isSmall(surface) ? 'stop' : 'content';
}
