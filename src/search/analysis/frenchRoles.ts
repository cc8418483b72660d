import {isElision, isPressed} from './frenchLetters';
import {frenchNegations, frenchStopWords} from './frenchStopWords';
import type {RawWord} from './splitWords';
import type {WordRole} from './Word';

/** Whether a word is « pas » in a spoken form: "sa marche po". */
export const isSpokenNot = (surface: string, index: number): boolean =>
  index > 0 && /^p[ao]$/.test(surface);

/**
 * An elided word typed without its apostrophe before a stop word ("daller"). Not where that
 * spelling is a word itself, as « mètre » is.
 */
const cutShort =
  /^(?:[dlmnst](?=a.{3}|e.{4})|j(?=[^aeiou]|.{4})|qu(?=.{4}|(?:est|ils?|on|une?)$)|d(?=une?$)|[cns](?=est$)|[jn](?=ai$))/;
const isSmall = (surface: string): boolean =>
  frenchStopWords.has(surface) || frenchStopWords.has(surface.replace(cutShort, ''));

/** The role of a word in its sentence. */
export function roleOf(surface: string, index: number, raw: readonly RawWord[]): WordRole {
  if (frenchNegations.has(surface) || isSpokenNot(surface, index)) return 'negation';
  // A single letter that is not an elision is a key: Ctrl + S.
  if (surface.length === 1 && /[a-z]/.test(surface)) {
    if (isPressed(raw, index)) return 'content';
    const isGrammar = surface === 'a' || surface === 'y';
    return isGrammar || isElision(surface, raw[index + 1]) ? 'stop' : 'content';
  }
  return isSmall(surface) ? 'stop' : 'content';
}
