/**
 * The pages that rules know by name, each by its path inside its edition. `npm run move` and
 * `npm run remove` rewrite them here: a rule that names one in its own file is left behind.
 */
interface NamedPages {
  /** Shows all that writers may use, and quotes what not to write. */
  readonly specimen: string;
  /** Holds the skeleton that a new page begins with. */
  readonly template: string;
  /** Quote the interface of browsers and systems, which is not ours to list. */
  readonly withOtherInterfaces: readonly string[];
  /** Made of links, where one may well come twice. */
  readonly madeOfLinks: readonly string[];
  /** Words made for one page, which other pages have no use for, each with that page. */
  readonly ofWords: Readonly<Record<string, string>>;
}

export const namedPages: NamedPages = {
  specimen: 'syntax.mdx',
  template: 'template.mdx',
  withOtherInterfaces: ['faq/webgl-issues.mdx'],
  madeOfLinks: ['glossary.mdx'],
  ofWords: {
    Hero: 'index.mdx',
    HomeFigure: 'index.mdx',
    SearchBox: 'index.mdx',
    Glossary: 'glossary.mdx',
    ShortcutTable: 'features/shortcuts.mdx',
  },
};
