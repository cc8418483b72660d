import {posix} from 'node:path';
import {editions} from './locatePage';

const page = /\.mdx?$/;
/** Another writing of the ending, one behind it that the system hides, or that of another program. */
const meantAsPage = /\.(?:mdx?|mxd|markdown|txt|rtf|docx?|odt|html?)[ .]*$/i;
/** What editors keep beside a file while it is open. */
const ofEditor = /^[.~]/;

function isAmongPages(file: string): boolean {
  return editions.some(({directory}) => file.startsWith(`${directory}/`));
}

/**
 * The files in the folders of pages that a writer takes for a page, and of which none is made.
 *
 * @param files paths from the root of the site
 */
export function misnamedPages(files: Iterable<string>): readonly string[] {
  return [...files].filter(
    (file) =>
      isAmongPages(file) &&
      meantAsPage.test(file) &&
      !page.test(file) &&
      !ofEditor.test(posix.basename(file)),
  );
}
