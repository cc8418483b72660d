/**
 * The title of a page for its tab, the history and what is announced, where the page of the same
 * name in another version must be told from it.
 *
 * @param title of the page
 * @param label of its version, as the version menu has it
 * @returns the title with the label, once
 */
export function versionTitle(title: string, label: string): string {
  return title.includes(label) ? title : `${title} (${label})`;
}
