/** A deleted page, until the next reload: the check reports the links to it. */
const goneModule = /Cannot find module '@site\/(?:docs|i18n|versioned_docs)\//;
/** Decoration around a sentence of Docusaurus about the sidebar or a page. */
const frame = /^\s+at (?:.*node_modules[\\/]@docusaurus[\\/]|async Promise\.all )/;
const announcement = /\[ERROR\] (?:Loading of version failed|Site plugin reload failure)/;
/** The bundler's cache: without it the next start takes some seconds more. */
const unkept = /persistent cache save failed|\.cache[\\/]rspack[\\/].* failed due to /;
const listTitle = /^Available document ids are:$/;
const listItem = /^- /;
/** An invalid menu, which the validator then prints three times over. */
const refusal = /Sidebars file at "[^"]+" failed to be loaded/;
// A line may contain only the escape code for red.
const dump = /^(?:\s|[{}]|.\[31m$|(?:\[ERROR\] )?Error \[ValidationError\]: \{$)/;
const reason = /^\[\d+\] /;

/**
 * Forwards Docusaurus's error output line by line, without what does not help a writer: its stack,
 * the list of all pages, the menu it refuses, modules of deleted pages, and the cache.
 *
 * @param onLine called for every other line
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
