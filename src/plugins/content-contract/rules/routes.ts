import {defaultLocale, localeNames, locales, versions} from '../../../site';
import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {languageNames} from '../languageNames';
import {goodPathOf, isGoodPath} from '../page/goodPathOf';
import type {PageAddress} from '../page/Page';
import {withoutOrder} from '../page/withoutOrder';
import {siteRule} from '../Rule';

/**
 * The address Docusaurus gives a page, without its trailing slash: number prefixes are dropped, and
 * a file called `index`, `readme` or like its folder gets the folder's address.
 */
function routeOf({path}: PageAddress): string {
  const parts = path
    .replace(/\.mdx?$/, '')
    .toLowerCase()
    .split('/')
    .map(withoutOrder);
  const [name, folder] = [parts.at(-1) ?? '', parts.at(-2)];
  const isIndex = name === 'index' || name === 'readme' || name === folder;
  return (isIndex ? parts.slice(0, -1) : parts).join('/');
}

/** Addresses at the root of the site, or below it, that are not pages of the current version. */
const takenFolders: ReadonlyMap<string, string> = new Map([
  ['assets', 'the files that browsers keep for a year'],
  ...localeNames
    .filter((locale) => locale !== defaultLocale)
    .map(
      (locale) =>
        [pathOf(locales[locale].baseUrl), `the pages in ${languageNames[locale]}`] as const,
    ),
  ...versions.archived.map(({label, path}) => [path, `the archived version ${label}`] as const),
]);
const searchPage = 'search';
const notFoundPage = '404';

function pathOf(baseUrl: string): string {
  return baseUrl.replace(/^\/|\/$/g, '');
}

/** What already has this address, if a page cannot use it. */
function ownerOf(route: string, version: string): string | undefined {
  // Servers answer 404 at any address with this ending.
  if (route.split('/').at(-1) === notFoundPage) {
    return 'the not-found page';
  }
  if (version !== 'current') {
    return undefined;
  }
  return route === searchPage ? 'the search' : takenFolders.get(route.split('/')[0] ?? '');
}

/** A name to use as it is, unless another page has it. */
function nameFor({path, locale, version}: PageAddress, pages: readonly PageAddress[]): string {
  const meant = goodPathOf(path);
  const isTaken = pages.some(
    (page) => page.path === meant && page.locale === locale && page.version === version,
  );
  return meant && !isTaken
    ? `Rename it to ${meant}: small letters without accents, digits and hyphens, and no number in front.`
    : 'Use small letters without accents, digits and hyphens, and the extension .mdx: draw-walls.mdx.';
}

/** Each page has an address of its own, in lower case. */
export const routes = siteRule('routes', ({pages}: {readonly pages: readonly PageAddress[]}) => {
  const first = new Map<string, PageAddress>();
  return pages.flatMap((page) => {
    const route = routeOf(page);
    const owner = ownerOf(route, page.version);
    if (owner) {
      return [
        faultAt(page, topOfFile, {
          what: `The address of the page, /${route}, is reserved for ${owner}.`,
          remedy: 'Give the file or its folder another name, the same one in both languages.',
        }),
      ];
    }
    const key = `${page.locale} ${page.version} ${route}`;
    const other = first.get(key);
    first.set(key, other ?? page);
    if (other) {
      return [
        faultAt(page, topOfFile, {
          what: `The page has the same address as ${other.file}: /${route}.`,
          remedy: 'Rename one of the two files.',
        }),
      ];
    }
    return isGoodPath(page.path)
      ? []
      : [
          faultAt(page, topOfFile, {
            what: `The name of the file cannot be used as an address: ${page.path}.`,
            remedy: nameFor(page, pages),
          }),
        ];
  });
});
