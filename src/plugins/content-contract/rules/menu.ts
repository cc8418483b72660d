import {defaultLocale} from '../../../site';
import type {ContentSite} from '../ContentSite';
import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {brokenEntries} from '../menu/brokenEntries';
import type {Menu, MenuEntry} from '../menu/Menu';
import {suggestPage} from '../menu/suggestPage';
import {nearestName} from '../nearest/nearestName';
import {docIdOf} from '../page/docIdOf';
import {goodPathOf} from '../page/goodPathOf';
import {isDraft} from '../page/isDraft';
import type {Page} from '../page/Page';
import {siteRule} from '../Rule';
import {fileOf} from '../reading/locatePage';
import {renamedFiles} from '../reading/renamedFiles';

/** Entries that lead to the same page as another. */
function repeatedEntries({file, entries}: Menu, ids: ReadonlySet<string>): readonly Breach[] {
  const first = new Map<string, MenuEntry>();
  return entries
    .filter(({id, isReference, isBare}) => !isReference && !isBare && ids.has(id))
    .flatMap((entry) => {
      const {id, line, column} = entry;
      const other = first.get(id);
      first.set(id, other ?? entry);
      const what = `The page ${id} is already in the menu, on line ${other?.line}.`;
      const remedy = 'Keep the place where readers look for it, and remove the other.';
      return other ? [{file, line, column, what, remedy}] : [];
    });
}

/** The section a page belongs to: the one named like its folder. */
function placeFor(page: Page, {file, quote, sections}: Menu): string {
  const id = docIdOf(goodPathOf(page.path) ?? page.path);
  const [folder = ''] = id.split('/');
  const section = sections.find(({key}) => key === folder);
  return section
    ? `Add ${quote}${id}${quote} to the list of “${section.label}”, line ${section.line} of ${file}.`
    : `Add ${quote}${id}${quote} where readers look for it, in ${file}.`;
}

/** Pages missing from the menu, which readers reach through the search only. */
function unplaced(menu: Menu, pages: readonly Page[], {homePages}: ContentSite): readonly Breach[] {
  const ids = new Set(pages.map(({path}) => docIdOf(path)));
  // A misspelt entry is reported once, not also as a missing page.
  const placed = new Set(menu.entries.map((entry) => suggestPage(entry, ids)));
  return pages
    .filter((page) => !placed.has(docIdOf(page.path)))
    .filter((page) => {
      // The logo leads to the home page; a page with `displayed_sidebar` is left out on purpose.
      const isHome = page.path === 'index.mdx' || homePages.includes(page.file);
      return !isHome && !isDraft(page) && page.frontMatter.values.displayed_sidebar === undefined;
    })
    .map((page) =>
      faultAt(page, topOfFile, {
        what: 'The page is not in the menu: readers will not find it.',
        remedy: placeFor(page, menu),
      }),
    );
}

/** Pages whose `displayed_sidebar` does not exist. */
function unknownMenus({version, names}: Menu, {pages}: ContentSite): readonly Breach[] {
  return pages.flatMap((page) => {
    const {displayed_sidebar: wanted} = page.frontMatter.values;
    if (page.version !== version || typeof wanted !== 'string' || names.includes(wanted)) {
      return [];
    }
    const near = nearestName(wanted, names);
    return [
      faultAt(page, page.frontMatter.places.displayed_sidebar ?? topOfFile, {
        what: `There is no menu ${wanted}.`,
        remedy: near ? `Did you mean ${near}?` : `Use one of: ${names.join(', ')}.`,
      }),
    ];
  });
}

/** The menu has each page once and nothing else; `displayed_sidebar` names an existing menu. */
export const menu = siteRule('menu', (site) => {
  const renamed = renamedFiles(site);
  return site.menus.flatMap((one) => {
    const pages = site.pages.filter(
      ({locale, version}) => locale === defaultLocale && version === one.version,
    );
    const ids = new Set(pages.map(({path}) => docIdOf(path)));
    // Ignores entries that already use the right path of a badly named page.
    const isPlain = ({id}: MenuEntry) =>
      !renamed.has(fileOf(defaultLocale, one.version, `${id}.mdx`));
    // A malformed entry may hide others.
    const isWhole = one.isWhole && one.problems.length === 0;
    return [
      ...brokenEntries({...one, entries: one.entries.filter(isPlain)}, ids),
      ...repeatedEntries(one, ids),
      ...(isWhole ? unknownMenus(one, site) : []),
      ...(isWhole ? unplaced(one, pages, site) : []),
    ];
  });
});
