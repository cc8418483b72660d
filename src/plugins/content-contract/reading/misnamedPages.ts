import {posix} from 'node:path';
import {editions} from './locatePage';

const page = /\.mdx?$/;
/** A variant of the extension, a hidden one after it, or that of another program. */
const looksLikePage = /\.(?:mdx?|mxd|markdown|txt|rtf|docx?|odt|html?)[ .]*$/i;
/** Temporary files of editors. */
const ofEditor = /^[.~]/;

function isAmongPages(file: string): boolean {
  return editions.some(({directory}) => file.startsWith(`${directory}/`));
}

/**
 * Files in the page folders that a writer would take for pages but that Docusaurus ignores.
 *
 * @param files paths from the root of the site
 */
export function misnamedPages(files: Iterable<string>): readonly string[] {
  return [...files].filter(
    (file) =>
      isAmongPages(file) &&
      looksLikePage.test(file) &&
      !page.test(file) &&
      !ofEditor.test(posix.basename(file)),
  );
}
