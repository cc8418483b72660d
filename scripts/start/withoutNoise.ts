/** A page that is gone, until the next load: the check names the links that led to it. */
const goneModule = /Cannot find module '@site\/(?:docs|i18n|versioned_docs)\//;
/** What stands around a sentence of Docusaurus about the sidebar or a page. */
const frame = /^\s+at (?:.*node_modules[\\/]@docusaurus[\\/]|async Promise\.all )/;
const announcement = /\[ERROR\] (?:Loading of version failed|Site plugin reload failure)/;
const listTitle = /^Available document ids are:$/;
const listItem = /^- /;

/**
 * Passes on what Docusaurus writes of faults, line by line, without what helps no writer: its own
 * stack, the list of all pages, and the modules of pages that were removed.
 *
 * @param onLine gets every other line
 */
export function withoutNoise(onLine: (line: string) => void): (line: string) => void {
  let isInList = false;
  return (line) => {
    isInList = listTitle.test(line) || (isInList && listItem.test(line));
    if (!isInList && ![goneModule, frame, announcement].some((noise) => noise.test(line))) {
      onLine(line);
    }
  };
}
