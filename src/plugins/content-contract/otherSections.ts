/** Ids of headings that all articles share and that are not procedures. */
export const otherSections: readonly string[] = [
  'before-you-start',
  'if-it-does-not-work',
  'see-also',
];
