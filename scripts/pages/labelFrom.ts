/** As in the front matter. */
const maxCharacters = 30;

/**
 * The sidebar label of a page: its title, or as many of its first words as fit.
 *
 * @param title with its typography set
 */
export function labelFrom(title: string): string {
  const characters = [...title];
  if (characters.length <= maxCharacters) {
    return title;
  }
  const cut = characters.slice(0, maxCharacters + 1).join('');
  const words = cut.includes(' ') ? cut.replace(/ [^ ]*$/, '') : cut.slice(0, -1);
  // Drops a trailing colon or the like, whose sequel was cut.
  return words.replace(/[\s«“‘([:;,–—-]+$/u, '');
}
