/** As the front matter takes it. */
const maxCharacters = 30;

/**
 * The label of a page in the menu: its title, or as many of its first words as there is room for.
 *
 * @param title as readers see it, its typography set
 */
export function labelFrom(title: string): string {
  const characters = [...title];
  if (characters.length <= maxCharacters) {
    return title;
  }
  const cut = characters.slice(0, maxCharacters + 1).join('');
  const words = cut.includes(' ') ? cut.replace(/ [^ ]*$/, '') : cut.slice(0, -1);
  // A mark that announces what was cut away announces nothing.
  return words.replace(/[\s«“‘([:;,–—-]+$/u, '');
}
