/** Components used within sentences. All others are blocks: figures, procedures, tables. */
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
