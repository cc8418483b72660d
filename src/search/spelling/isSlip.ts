import {keysNearby} from './keysNearby';
import {lettersAlike} from './oneEdit';

/**
 * Whether a single slip on the keyboard turns the known word into the typed one: hitting an
 * adjacent key instead of the right one, hitting one along with it, or hitting the right one twice.
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
