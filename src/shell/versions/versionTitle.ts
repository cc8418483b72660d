/**
 * The title of a page for the tab, the history and announcements, which distinguishes it from the
 * same page in another version.
 *
 * @param title of the page
 * @param label of its version, as in the version menu
 * @returns the title with the label, unless it already contains it
 */
export function versionTitle(title: string, label: string): string {
  return title.includes(label) ? title : `${title} (${label})`;
}
