import type {Fault} from '../faults/Fault';
import {placeAt} from '../faults/Place';

const start = /\{\s*\/\*/g;
const startOrEnd = /\{\s*\/\*|\*\/\s*\}/;

/**
 * Comments that are not closed before the next one begins. Each hides the text in between, headings
 * included, and the parser reports nothing, or an error at the end of the page.
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
      what: 'The comment or id that begins here is never closed: the text after it is lost.',
      remedy: 'Write it in full: {/* your comment */}, or {/* #id */}.',
    }));
}
