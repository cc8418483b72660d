import type {Fault} from '../faults/Fault';
import {findConflicts} from './findConflicts';
import {findMisencoded} from './findMisencoded';
import {findOpenCode} from './findOpenCode';
import {findOpenComments} from './findOpenComments';
import type {Page, PageAddress} from './Page';
import {parseFrontMatter} from './parseFrontMatter';
import {parseTree} from './parseTree';

/**
 * Without front matter the start of the text is unknown, so the page has no tree and no rule reads
 * it.
 */
function unreadable(syntaxFaults: readonly Fault[]) {
  return {frontMatter: {values: {}, places: {}}, tree: null, syntaxFaults};
}

/**
 * Reported here, or else several rules would report everything that is missing from an empty page.
 */
function findNoText(file: string, source: string): readonly Fault[] {
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  return end < 0 || lines.slice(end + 1).some((line) => line.trim())
    ? []
    : [
        {
          file,
          line: end + 1,
          column: 1,
          rule: 'syntax',
          what: 'The page has no text.',
          remedy: 'Write it below the front matter, or translate the page of the other language.',
        },
      ];
}

/**
 * Parses one page. One that cannot be parsed has no tree, and `syntaxFaults` says why.
 *
 * @param address identifies the page in the site
 * @param source its text
 */
export function parsePage(address: PageAddress, source: string): Page {
  const {file} = address;
  for (const find of [findMisencoded, findConflicts]) {
    const found = find(file, source);
    if (found.length > 0) {
      return {...address, source, ...unreadable(found)};
    }
  }
  const {frontMatter, faults} = parseFrontMatter(file, source);
  if (faults.length > 0) {
    return {...address, source, ...unreadable(faults)};
  }
  const finders = [findNoText, findOpenCode, findOpenComments];
  const syntaxFaults = finders.flatMap((find) => find(file, source));
  const text = syntaxFaults.length > 0 ? {tree: null, syntaxFaults} : parseTree(file, source);
  return {...address, source, frontMatter, ...text};
}
