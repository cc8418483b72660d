import {defaultLocale} from '../../../site';
import type {ContentSite, Redirect} from '../ContentSite';
import type {Breach} from '../faults/Fault';
import type {FaultWords} from '../faults/FaultWords';
import {topOfFile} from '../faults/Place';
import {addressIn} from '../links/checkAddress';
import {nearestName} from '../nearest/nearestName';
import {addressOf} from '../page/addressOf';
import {canonicalOf} from '../page/canonicalOf';
import {explainOldAddress} from '../page/explainOldAddress';
import {isDraft} from '../page/isDraft';
import {ownAddresses} from '../page/ownAddresses';
import type {Page} from '../page/Page';
import {withoutSlash} from '../page/withoutSlash';
import {siteRule} from '../Rule';
import {redirectsFile} from '../reading/findRedirects';
import {renamedFiles} from '../reading/renamedFiles';

function sourceWords({from}: Redirect, pages: ReadonlyMap<string, Page>): FaultWords | null {
  const misspelt = explainOldAddress(from);
  if (misspelt) {
    return misspelt;
  }
  const page = pages.get(from) ?? pages.get(`${from}/`);
  return page
    ? {
        what: `${from} cannot be redirected: it is the address of ${page.file}.`,
        remedy: 'Remove this line, or that page: npm run remove.',
      }
    : null;
}

function targetWords(
  {from, to}: Redirect,
  {files, redirected}: ContentSite,
  pages: ReadonlyMap<string, Page>,
  drafts: ReadonlyMap<string, Page>,
): FaultWords | null {
  if (pages.has(to) || ownAddresses.includes(to) || files.has(`static${to}`)) {
    return null;
  }
  const draft = drafts.get(to);
  if (draft) {
    return {
      what: `${from} redirects to ${to}, which is a draft: readers would find nothing.`,
      remedy: `Remove the line draft: true of ${draft.file}, or give the address of another page.`,
    };
  }
  const {locale, path} = addressIn(to);
  const target = [path, withoutSlash(path), `${path}/`].find((address) => pages.has(address));
  if (target && (locale !== defaultLocale || /[#?]/.test(to))) {
    return {
      what: `${from} redirects to ${to}, but an old address must lead to a whole page, in every language.`,
      remedy: `Write '${from}': '${target}'.`,
    };
  }
  const onward = redirected.find((other) => other.from === to)?.to ?? '';
  const slashed = to.endsWith('/') ? withoutSlash(to) : `${to}/`;
  const meant =
    [onward, slashed].find((address) => pages.has(address)) ?? nearestName(to, pages.keys());
  return {
    what: `${from} redirects to ${to}, which is not the address of a page.`,
    remedy: meant ? `Write '${from}': '${meant}'.` : `Give the address of a page, such as '/faq/'.`,
  };
}

/** Published pages that are gone without a redirect. */
function leftPages(site: ContentSite): readonly Breach[] {
  const {pages, published, redirected, homePages} = site;
  // A page with a faulty file name is back once that is fixed.
  const files = new Set([...pages.map(({file}) => file), ...renamedFiles(site)]);
  return published.files.flatMap((file) => {
    const inside = /^docs\/(.*)$/.exec(file)?.[1];
    // The archive is left as published, and the home page has a rule of its own.
    if (inside === undefined || files.has(file) || homePages.includes(file)) {
      return [];
    }
    const address = addressOf(inside);
    return redirected.some(({from}) => from === address)
      ? []
      : [
          {
            file: published.lockFile,
            ...topOfFile,
            what: `${file} no longer exists, and its address ${address} has no redirect.`,
            remedy: `Add '${address}': '/new-address' to redirects in src/site.ts; npm run move and npm run remove do this for you.`,
          },
        ];
  });
}

/** A page once published still exists, or its address redirects to one that readers can see. */
export const redirects = siteRule('redirects', (site) => {
  const english = site.pages.filter(({locale}) => locale === defaultLocale);
  const byAddress = (pages: readonly Page[]) =>
    new Map(pages.map((page) => [canonicalOf(page), page]));
  const pages = byAddress(english.filter((page) => !isDraft(page)));
  const drafts = byAddress(english.filter(isDraft));
  const faults = site.redirected.flatMap((redirect) => {
    const words = [sourceWords(redirect, pages), targetWords(redirect, site, pages, drafts)];
    return words
      .filter((found) => found !== null)
      .map((found) => ({file: redirectsFile, line: redirect.line, column: 3, ...found}));
  });
  return [...leftPages(site), ...faults];
});
