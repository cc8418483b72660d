import {keysBeside, keysNearby} from './keysNearby';
import {lettersAlike} from './oneEdit';

/** Whether a thumb that met the key beside the right one made the typed word of the known one. */
export function isSlip(typed: string, known: string, keys = keysBeside): boolean {
  if (typed.length !== known.length) return false;
  const at = lettersAlike(typed, known);
  return keys.has(`${typed[at]}${known[at]}`) && typed.slice(at + 1) === known.slice(at + 1);
}

/**
 * Whether a thumb that missed the right key by one in any direction, met another with it, or met it
 * twice made the typed word of the known one.
 */
export function isWideSlip(typed: string, known: string): boolean {
  if (typed.length === known.length) return isSlip(typed, known, keysNearby);
  if (typed.length !== known.length + 1) return false;
  const at = lettersAlike(typed, known);
  const added = typed[at];
  const isMet = (key: string | undefined): boolean =>
    key === added || keysNearby.has(`${added}${key}`);
  return typed.slice(at + 1) === known.slice(at) && (isMet(typed[at - 1]) || isMet(typed[at + 1]));
}
