import type {Code} from 'mdast';
import type {Page} from './Page';
import {parseTree} from './parseTree';

/** The code sample of a page, parsed as a page of its own; it may lack front matter. */
export function samplePage(page: Page, {value}: Code): Page {
  return {...page, source: value, ...parseTree(page.file, value)};
}
