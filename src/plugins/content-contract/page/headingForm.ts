import type {Heading} from 'mdast';
import type {Page} from './Page';
import {sourceOf} from './sourceOf';

/**
 * How a heading is written: with number signs before it alone, as it should be, with signs after it
 * too, or with a line of `---` or `===` under it.
 */
type HeadingForm = 'opened' | 'closed' | 'underlined';

const openingSigns = /^#{1,6}(?=\s|$)/;
const idAtEnd = /\{\/\*[^{}]*\*\/\}\s*$/;
const closingSigns = /\S\s+#+\s*$/;

/** The form of a heading of a page; an id after its closing signs shows them to readers. */
export function headingForm(page: Page, heading: Heading): HeadingForm {
  const written = sourceOf(page, heading);
  if (!openingSigns.test(written)) {
    return 'underlined';
  }
  const isClosed = [written, written.replace(idAtEnd, '')].some((text) => closingSigns.test(text));
  return isClosed ? 'closed' : 'opened';
}
