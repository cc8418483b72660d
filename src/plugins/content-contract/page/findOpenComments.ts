import type {Fault} from '../faults/Fault';
import {placeAt} from '../faults/Place';

const start = /\{\s*\/\*/g;
const startOrEnd = /\{\s*\/\*|\*\/\s*\}/;

/**
 * The comments that nothing ends before the next one begins: each hides the text in between, with its
 * headings, and the parser finds no fault in it, or one where the page ends.
 *
 * @param file path shown in the faults
 */
export function findOpenComments(file: string, source: string): readonly Fault[] {
  return [...source.matchAll(start)]
    .filter(({0: sign, index}) => {
      const next = startOrEnd.exec(source.slice(index + sign.length));
      return !next?.[0].startsWith('*');
    })
    .map(({index}) => ({
      file,
      ...placeAt(source, index),
      rule: 'syntax',
      what: 'The remark or id that begins here never ends: what follows is lost.',
      remedy: 'Write it whole: {/* your remark */}, or {/* #id */}.',
    }));
}
