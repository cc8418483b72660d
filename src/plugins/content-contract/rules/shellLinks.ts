import {defaultLocale, siteUrl} from '../../../site';
import type {ContentSite} from '../ContentSite';
import type {ShellLink} from '../data/findShellLinks';
import {addressIn, checkAddress} from '../links/checkAddress';
import type {Finding} from '../links/LinkTargets';
import {nearestName} from '../nearest/nearestName';
import {canonicalOf} from '../page/canonicalOf';
import {docIdOf} from '../page/docIdOf';
import {hasScheme} from '../page/hasScheme';
import {isDraft} from '../page/isDraft';
import {isOnComputer} from '../page/isOnComputer';
import {ownAddresses} from '../page/ownAddresses';
import type {Page} from '../page/Page';
import {withoutSlash} from '../page/withoutSlash';
import {siteRule} from '../Rule';

/** A host name and what follows it: `www.example.org/shop`. */
const hostName = /^(?:[\w-]+\.)+[a-z]{2,}(?=[/?#]|$)/i;
const mailName = /^[^/@]+@[^/@]+$/;

function englishPages({pages}: ContentSite): readonly Page[] {
  return pages.filter(({locale}) => locale === defaultLocale);
}

/**
 * The client-side router follows these links and knows pages only: files, old addresses and `.html`
 * forms are resolved by the host.
 */
function checkRoute(link: string, path: string, site: ContentSite): Finding {
  const isAddress = (one: string) => withoutSlash(one) === withoutSlash(path);
  const routes = [...englishPages(site).map(canonicalOf), ...ownAddresses];
  const [full = ''] = link.split(/[?#]/);
  if (routes.some((route) => withoutSlash(route) === withoutSlash(full))) {
    return null;
  }
  const moved = site.redirected.find(({from}) => isAddress(from));
  const route = moved?.to ?? routes.find(isAddress);
  return route
    ? [`The link ${link} is not the address of a page.`, `Write ${route}.`]
    : [
        `The link ${link} leads to a file, but is read as the address of a page.`,
        `Write pathname://${link}.`,
      ];
}

/** Docusaurus prepends the locale's folder. */
function checkPage(link: string, site: ContentSite): Finding {
  const {locale, path} = addressIn(link);
  if (locale !== defaultLocale) {
    return [
      `The link ${link} names a language: pages in every language would lead there.`,
      `Write ${path}: it leads to the page of each language.`,
    ];
  }
  return checkAddress(link, defaultLocale, site) ?? checkRoute(link, path, site);
}

function checkTarget(written: string, site: ContentSite): Finding {
  if (written.startsWith('http:')) {
    return [`The link ${written} is not secure.`, 'Write https:// instead of http://.'];
  }
  if (isOnComputer(written)) {
    return [
      `The link leads to your computer, ${written}, which readers cannot reach.`,
      'Give the address of a page, such as /faq/.',
    ];
  }
  const link = `${written}/`.startsWith(`${siteUrl}/`)
    ? written.slice(siteUrl.length) || '/'
    : written;
  if (hasScheme(link)) {
    return null;
  }
  if (mailName.test(link)) {
    return [`The link ${link} is not the address of a page.`, `Write mailto:${link}.`];
  }
  const elsewhere = link.startsWith('//') ? link.slice(2) : link;
  if (link.startsWith('//') || (hostName.test(link) && !/^[^/]+\.(?:html?|mdx?)$/.test(link))) {
    return [
      `The link ${link} is read as the address of a page of this site.`,
      `Begin with https://: write https://${elsewhere}.`,
    ];
  }
  if (link === '' || link.startsWith('#')) {
    return [
      link === ''
        ? 'The link has no address.'
        : `The link ${link} leads to a different address on each page.`,
      'Give the address of a page from the top of the site, such as /faq/.',
    ];
  }
  return checkPage(link.startsWith('/') ? link : `/${link}`, site);
}

function checkDoc(id: string, site: ContentSite): Finding {
  const current = englishPages(site).filter(({version}) => version === 'current');
  const page = current.find(({path}) => docIdOf(path) === id);
  if (page) {
    return isDraft(page)
      ? [
          `docId leads to a draft, ${page.file}, which readers cannot see.`,
          'Remove the item, or publish the draft.',
        ]
      : null;
  }
  const near = nearestName(
    id,
    current.map(({path}) => docIdOf(path)),
  );
  return [
    `There is no page ${id}.`,
    near
      ? `Did you mean ${near}?`
      : 'Give the path of its file under docs/, without .mdx, such as faq/index.',
  ];
}

function checkMenu(name: string, {menus}: ContentSite): Finding {
  const menu = menus.find(({version}) => version === 'current');
  if (!menu?.isWhole || menu.names.includes(name)) {
    return null;
  }
  const near = nearestName(name, menu.names);
  return [
    `There is no menu ${name} in ${menu.file}.`,
    near ? `Did you mean ${near}?` : `Use one of: ${menu.names.join(', ')}.`,
  ];
}

const checks: Readonly<Record<ShellLink['field'], (value: string, site: ContentSite) => Finding>> =
  {to: checkTarget, href: checkTarget, docId: checkDoc, sidebarId: checkMenu};

/**
 * The links of the navbar and the footer lead to pages, the same in each language. Docusaurus's own
 * check names every page that shows them, and not where they are written.
 */
export const shellLinks = siteRule('shellLinks', (site) =>
  site.shellLinks.flatMap(({file, line, column, field, value}) => {
    const finding = checks[field](value, site);
    return finding ? [{file, line, column, what: finding[0], remedy: finding[1]}] : [];
  }),
);
