/** A page that is gone, until the next load: the check names the links that led to it. */
const goneModule = /Cannot find module '@site\/(?:docs|i18n|versioned_docs)\//;
/** What stands around a sentence of Docusaurus about the sidebar or a page. */
const frame = /^\s+at (?:.*node_modules[\\/]@docusaurus[\\/]|async Promise\.all )/;
const announcement = /\[ERROR\] (?:Loading of version failed|Site plugin reload failure)/;
/** What the bundler would keep for the next start: without it that one takes some seconds more. */
const unkept = /persistent cache save failed|\.cache[\\/]rspack[\\/].* failed due to /;
const listTitle = /^Available document ids are:$/;
const listItem = /^- /;
/** A menu that cannot be made, which the validator then shows as a whole, three times over. */
const refusal = /Sidebars file at "[^"]+" failed to be loaded/;
// A line of its own may hold nothing but the sign for red.
const dump = /^(?:\s|[{}]|.\[31m$|(?:\[ERROR\] )?Error \[ValidationError\]: \{$)/;
const reason = /^\[\d+\] /;

/**
 * Passes on what Docusaurus writes of faults, line by line, without what helps no writer: its own
 * stack, the list of all pages, the menu that it refuses, the modules of pages that were removed, and the cache.
 *
 * @param onLine gets every other line
 */
export function withoutNoise(onLine: (line: string) => void): (line: string) => void {
  let isInList = false;
  let isInDump = false;
  return (line) => {
    const isShown = isInDump && dump.test(line);
    isInDump = refusal.test(line) || isShown || (isInDump && reason.test(line));
    isInList = listTitle.test(line) || (isInList && listItem.test(line));
    if (
      !isInList &&
      !isShown &&
      ![goneModule, frame, announcement, unkept].some((noise) => noise.test(line))
    ) {
      onLine(line);
    }
  };
}
