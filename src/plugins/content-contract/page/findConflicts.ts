import type {Fault} from '../faults/Fault';
import {placeAt} from '../faults/Place';

/** A whole conflict, or a single outer marker. A lone `=======` may underline a heading. */
const conflict = /^<{7}(?: .*)?\r?$(?:[\s\S]*?^>{7}(?: .*)?\r?$)?|^>{7}(?: .*)?\r?$/gm;

/**
 * The merge conflicts left in a page: until they are resolved, nothing in it can be parsed.
 *
 * @param file path shown in the faults
 */
export function findConflicts(file: string, source: string): readonly Fault[] {
  return [...source.matchAll(conflict)].map(({0: text, index}) => ({
    file,
    ...placeAt(source, index),
    rule: 'syntax',
    what: `Git left ${text.slice(0, 7)} here: two versions of the text could not be merged.`,
    remedy: 'Keep one of the two, and remove the lines <<<<<<<, ======= and >>>>>>>.',
  }));
}
