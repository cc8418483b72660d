import type {Heading} from 'mdast';
import type {Page} from './Page';
import {sourceOf} from './sourceOf';

/**
 * How a heading is written: `#` before it only, as it should be; `#` after it too; or underlined by
 * `---` or `===`.
 */
type HeadingForm = 'opened' | 'closed' | 'underlined';

const openingSigns = /^#{1,6}(?=\s|$)/;
const idAtEnd = /\{\/\*[^{}]*\*\/\}\s*$/;
const closingSigns = /\S\s+#+\s*$/;

/** The form of a heading. In the closed form, an id after the closing `#` is shown as text. */
export function headingForm(page: Page, heading: Heading): HeadingForm {
  const written = sourceOf(page, heading);
  if (!openingSigns.test(written)) {
    return 'underlined';
  }
  const isClosed = [written, written.replace(idAtEnd, '')].some((text) => closingSigns.test(text));
  return isClosed ? 'closed' : 'opened';
}
