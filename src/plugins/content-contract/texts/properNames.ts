/** Names that are common words too; only the context tells them apart. */
export const properNames: ReadonlySet<string> = new Set(
  (
    'Android Apple Brave Chrome Drive Edge Excel Explorer Google Intel Mac Opera Outlook ' +
    'Parallels Safari Store Teams Tor Windows Word March May August'
  ).split(' '),
);
