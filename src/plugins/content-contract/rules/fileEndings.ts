import {posix} from 'node:path';
import type {FaultWords} from '../faults/FaultWords';
import {topOfFile} from '../faults/Place';
import {siteRule} from '../Rule';
import {misnamedPages} from '../reading/misnamedPages';

const endings = /(?:\.mdx?)?\.[^.]*[ .]*$/i;
/** Renaming these would not make them readable text. */
const ofOtherPrograms = /\.(?:rtf|docx?|odt|html?)[ .]*$/i;

function wordsFor(file: string): FaultWords {
  const name = `${posix.basename(file).replace(endings, '')}.mdx`;
  return {
    what: 'This file does not become a page: its name does not end with .mdx.',
    remedy: ofOtherPrograms.test(file)
      ? `Save its text as ${name} with a plain-text editor, and remove this file.`
      : `Rename it to exactly ${name}: Windows hides the end of a name until you choose View, Show, File name extensions.`,
  };
}

/**
 * A file in a page folder that looks like a page has a page's extension: a build ignores any other.
 */
export const fileEndings = siteRule('fileEndings', ({files}) =>
  misnamedPages(files).map((file) => ({file, ...topOfFile, ...wordsFor(file)})),
);
