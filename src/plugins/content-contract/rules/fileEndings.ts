import {posix} from 'node:path';
import type {FaultWords} from '../faults/FaultWords';
import {topOfFile} from '../faults/Place';
import {siteRule} from '../Rule';
import {misnamedPages} from '../reading/misnamedPages';

const endings = /(?:\.mdx?)?\.[^.]*[ .]*$/i;
/** Under another name these would still be no text that can be read. */
const ofOtherPrograms = /\.(?:rtf|docx?|odt|html?)[ .]*$/i;

function wordsFor(file: string): FaultWords {
  const name = `${posix.basename(file).replace(endings, '')}.mdx`;
  return {
    what: 'No page is made of this file: the end of its name is not .mdx.',
    remedy: ofOtherPrograms.test(file)
      ? `Save its text as ${name} with an editor of plain text, and remove this file.`
      : `Rename it to ${name}, all of it: Windows hides the end of a name until you choose View, Show, File name extensions.`,
  };
}

/** A file among the pages that looks like one is one: no build reads any other ending. */
export const fileEndings = siteRule('fileEndings', ({files}) =>
  misnamedPages(files).map((file) => ({file, ...topOfFile, ...wordsFor(file)})),
);
