/** Words that stand in a sentence. Every other one is a block: a figure, a procedure, a table. */
export const inlineWords: ReadonlySet<string> = new Set([
  'Address',
  'Fact',
  'Key',
  'MainSiteLink',
  'Message',
  'Shortcut',
  'Term',
  'summary',
]);
