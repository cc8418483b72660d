/** Words made for one page, which other pages have no use for, each with that page. */
export const wordsOfOnePage: Readonly<Record<string, string>> = {
  Hero: 'index.mdx',
  HomeFigure: 'index.mdx',
  HomeSearch: 'index.mdx',
  Glossary: 'glossary.mdx',
  ShortcutTable: 'features/shortcuts.mdx',
};
