import {keysNearby} from './keysNearby';
import {lettersAlike} from './oneEdit';

/**
 * Whether a thumb that missed the right key by one in any direction, met another with it, or met it
 * twice made the typed word of the known one.
 */
export function isSlip(typed: string, known: string): boolean {
  const at = lettersAlike(typed, known);
  const added = typed[at];
  const isMet = (key: string | undefined): boolean => keysNearby.has(`${added}${key}`);
  if (typed.length === known.length)
    return isMet(known[at]) && typed.slice(at + 1) === known.slice(at + 1);
  if (typed.length !== known.length + 1 || typed.slice(at + 1) !== known.slice(at)) return false;
  return [typed[at - 1], typed[at + 1]].some((key) => key === added || isMet(key));
}
