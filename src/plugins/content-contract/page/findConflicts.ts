import type {Fault} from '../faults/Fault';
import {placeAt} from '../faults/Place';

/** A whole conflict, or one of its outer marks left alone; seven equals signs may be a heading. */
const conflict = /^<{7}(?: .*)?\r?$(?:[\s\S]*?^>{7}(?: .*)?\r?$)?|^>{7}(?: .*)?\r?$/gm;

/**
 * The conflicts that a merge left in a page: until they are settled, nothing in it can be read.
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
