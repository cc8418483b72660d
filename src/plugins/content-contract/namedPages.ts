/**
 * The pages that rules refer to by name, as paths inside the edition. `npm run move` and `npm run
 * remove` update this file only, so a rule must not name a page in its own file.
 */
interface NamedPages {
  /** Shows everything writers may use, and quotes what not to write. */
  readonly syntaxReference: string;
  /** Holds the skeleton of a new page. */
  readonly template: string;
  /** Quote the UI of browsers and operating systems, whose labels we do not list. */
  readonly withOtherInterfaces: readonly string[];
  /** Consist of links, so that the same one may appear twice. */
  readonly madeOfLinks: readonly string[];
  /** Components made for a single page, each with that page. */
  readonly ofWords: Readonly<Record<string, string>>;
}

export const namedPages: NamedPages = {
  syntaxReference: 'syntax.mdx',
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
