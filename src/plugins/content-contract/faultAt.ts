import type {Node} from 'unist';
import type {Edit, Fault} from './Fault';
import {type Place, topOfFile} from './page/FrontMatter';
import type {Page} from './page/Page';

interface Words {
  readonly rule: string;
  readonly what: string;
  readonly remedy: string;
  readonly fix?: Edit;
}

/** A fault at a place of a page, or where a node of its tree starts. */
export function faultAt(page: Page, where: Place | Node, words: Words): Fault {
  const place = 'line' in where ? where : (where.position?.start ?? topOfFile);
  return {file: page.file, line: place.line, column: place.column, ...words};
}
