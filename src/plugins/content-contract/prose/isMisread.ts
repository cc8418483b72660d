import type {Node} from 'unist';
import type {Page} from '../page/Page';
import {sourceOf} from '../page/sourceOf';
import {lineTraces} from '../texts/lineTraces';

/** Whether a paragraph was to be a table or a list, of which `strayMarkup` tells. */
export function isMisread(page: Page, node: Node): boolean {
  const text = sourceOf(page, node);
  return node.type === 'paragraph' && lineTraces.some(({pattern}) => pattern.test(text));
}
