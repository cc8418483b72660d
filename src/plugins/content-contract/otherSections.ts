/** Headings of articles that are not procedures and are the same in all, by their ids. */
export const otherSections: readonly string[] = [
  'before-you-start',
  'if-it-does-not-work',
  'see-also',
];
