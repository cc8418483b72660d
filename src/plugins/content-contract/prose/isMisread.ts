import type {Node} from 'unist';
import type {Page} from '../page/Page';
import {sourceOf} from '../page/sourceOf';
import {lineTraces} from '../texts/lineTraces';

/** Whether a paragraph was meant as a table or a list, which `strayMarkup` reports. */
export function isMisread(page: Page, node: Node): boolean {
  const text = sourceOf(page, node);
  return node.type === 'paragraph' && lineTraces.some(({pattern}) => pattern.test(text));
}
