import type {Code} from 'mdast';
import type {Page} from './Page';
import {parseTree} from './parseTree';

/** The sample that a page shows, as a page of its own; it may do without front matter. */
export function samplePage(page: Page, {value}: Code): Page {
  return {...page, source: value, ...parseTree(page.file, value)};
}
