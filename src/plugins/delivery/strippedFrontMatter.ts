/**
 * Front matter fields left out of the browser's bundle: either the page's metadata has them too, or
 * only the build and the search index read them.
 */
export const strippedFrontMatter: ReadonlySet<string> = new Set([
  'title',
  'description',
  'keywords',
  'sidebar_label',
  'type',
]);
