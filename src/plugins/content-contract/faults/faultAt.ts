import type {Node} from 'unist';
import type {Page} from '../page/Page';
import type {Breach} from './Fault';
import {type Place, topOfFile} from './Place';

type Words = Pick<Breach, 'what' | 'remedy' | 'fix'>;

/** A fault at a place of a page, or at the start of an AST node. */
export function faultAt({file}: Pick<Page, 'file'>, where: Place | Node, words: Words): Breach {
  const place = 'line' in where ? where : (where.position?.start ?? topOfFile);
  return {file, line: place.line, column: place.column, ...words};
}
