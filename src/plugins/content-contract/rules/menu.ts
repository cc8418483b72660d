import {defaultLocale} from '../../../site';
import type {ContentSite} from '../ContentSite';
import type {Fault} from '../Fault';
import {faultAt} from '../faultAt';
import type {Menu, MenuEntry} from '../menu/Menu';
import {nearestFile} from '../nearestFile';
import {docIdOf} from '../page/docIdOf';
import {topOfFile} from '../page/FrontMatter';
import type {Page} from '../page/Page';
import type {Rule} from '../Rule';

const rule = 'menu';

type Words = Pick<Fault, 'what' | 'remedy'>;

/** The page that an entry names, or most likely was to name. */
function meantBy({id}: MenuEntry, ids: ReadonlySet<string>): string | undefined {
  const plain = id.replace(/^\/|\/$|\.mdx?$/g, '');
  const written = [id, plain, `${plain}/index`].find((one) => ids.has(one));
  return written ?? nearestFile(plain, ids);
}

/** An entry that names no page. */
function unknownWords(entry: MenuEntry, menu: Menu, ids: ReadonlySet<string>): Words | null {
  const {id, isBare} = entry;
  const {quote, version} = menu;
  const quoted = (text: string) => `${quote}${text}${quote}`;
  if (isBare) {
    return {what: `${id} stands without quotes.`, remedy: `Write ${quoted(id)}.`};
  }
  if (ids.has(id)) {
    return null;
  }
  const meant = meantBy(entry, ids);
  const folder = version === 'current' ? 'docs' : `versioned_docs/${version}`;
  return {
    what: `There is no page ${id}.`,
    remedy: meant
      ? `Did you mean ${quoted(meant)}?`
      : `Name a page by its path below ${folder}/, without its ending, or remove this entry.`,
  };
}

function faultsOfEntries(menu: Menu, ids: ReadonlySet<string>): readonly Fault[] {
  const first = new Map<string, MenuEntry>();
  return menu.entries.flatMap((entry) => {
    const {id, line, column, isReference} = entry;
    const other = isReference ? undefined : first.get(id);
    if (!isReference) {
      first.set(id, other ?? entry);
    }
    const words =
      unknownWords(entry, menu, ids) ??
      (other && {
        what: `The page ${id} stands in the menu already, on line ${other.line}.`,
        remedy: 'Keep the place where readers look for it, and remove the other.',
      });
    return words ? [{file: menu.file, line, column, rule, ...words}] : [];
  });
}

/** Where a page belongs: the section named for its folder. */
function placeFor(page: Page, {file, quote, sections}: Menu): string {
  const id = docIdOf(page.path);
  const [folder = ''] = id.split('/');
  const section = sections.find(({key}) => key === folder);
  return section
    ? `Write ${quote}${id}${quote} into the list of “${section.label}”, line ${section.line} of ${file}.`
    : `Write ${quote}${id}${quote} where readers look for it, in ${file}.`;
}

/** Pages that readers come by through the search only. */
function unplaced(menu: Menu, pages: readonly Page[], {homePages}: ContentSite): readonly Fault[] {
  const ids = new Set(pages.map(({path}) => docIdOf(path)));
  // One fault is enough for a name that is misspelt.
  const placed = new Set(menu.entries.map((entry) => meantBy(entry, ids)));
  return pages
    .filter((page) => !placed.has(docIdOf(page.path)))
    .filter(({file, path, frontMatter: {values}}) => {
      // The logo leads to the home page; a page that borrows a menu stands outside on purpose.
      const isHome = path === 'index.mdx' || homePages.includes(file);
      return !isHome && values.draft !== true && values.displayed_sidebar === undefined;
    })
    .map((page) =>
      faultAt(page, topOfFile, {
        rule,
        what: 'The page has no place in the menu: readers do not come by it.',
        remedy: placeFor(page, menu),
      }),
    );
}

/** The menu names each page once, and no other. */
export const menu: Rule = {
  name: rule,
  check: (site) =>
    site.menus.flatMap((one) => {
      const pages = site.pages.filter(
        ({locale, version}) => locale === defaultLocale && version === one.version,
      );
      const ids = new Set(pages.map(({path}) => docIdOf(path)));
      return [...faultsOfEntries(one, ids), ...(one.isWhole ? unplaced(one, pages, site) : [])];
    }),
};
