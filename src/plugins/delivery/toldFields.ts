/**
 * Fields of a page's front matter that no browser asks for: its data carry them too, or they are for
 * the build and the index of the search.
 */
export const toldFields: ReadonlySet<string> = new Set([
  'title',
  'description',
  'keywords',
  'sidebar_label',
  'type',
]);
