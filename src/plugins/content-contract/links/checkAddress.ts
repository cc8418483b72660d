import {defaultLocale, type Locale, localeNames, locales} from '../../../site';
import type {ContentSite} from '../ContentSite';
import {languageNames} from '../languageNames';
import {nearestName} from '../nearest/nearestName';
import {canonicalOf} from '../page/canonicalOf';
import {type AnchorFinding, explainAnchor} from '../page/explainAnchor';
import {isDraft} from '../page/isDraft';
import {knownAnchors} from '../page/knownAnchors';
import {ownAddresses} from '../page/ownAddresses';
import type {Page} from '../page/Page';
import {withoutSlash} from '../page/withoutSlash';
import type {Finding} from './LinkTargets';

/** A parsed address of this site. */
interface Address {
  readonly locale: Locale;
  /** Without the locale. */
  readonly path: string;
  readonly anchor: string;
}

/** The address prefix of a language; empty for the language without a folder. */
export function prefixOf(locale: Locale): string {
  return locales[locale].baseUrl.replace(/\/$/, '');
}

/**
 * The language, path and anchor of an address.
 *
 * @param link root-relative
 */
export function addressIn(link: string): Address {
  const [whole = '', anchor = ''] = link.split('#');
  const [full = ''] = whole.split('?');
  const locale =
    localeNames.find((name) => prefixOf(name) && `${full}/`.startsWith(locales[name].baseUrl)) ??
    defaultLocale;
  // Hosts redirect these forms of an address to that of the page.
  const path = full.slice(prefixOf(locale).length).replace(/(?:(?<=\/)index)?\.html$/, '');
  return {locale, path: path || '/', anchor};
}

function deadLink(link: string, {locale}: Address, pages: readonly Page[]): AnchorFinding {
  const addresses = pages.map((page) => prefixOf(locale) + canonicalOf(page));
  const near = nearestName(link.split('#')[0] ?? '', addresses);
  return [
    `The link ${link} does not lead to a page.`,
    near
      ? `Did you mean ${near}?`
      : `Give the address of a page, such as ${prefixOf(locale)}/faq/.`,
  ];
}

/**
 * What is wrong with a link that browsers follow as written: it must lead to a page, a redirected
 * address or a file of static/.
 *
 * @param link root-relative
 * @param spoken the language of the surrounding text
 */
export function checkAddress(link: string, spoken: Locale, site: ContentSite): Finding {
  const address = addressIn(link);
  const {locale, path, anchor} = address;
  const isAddress = (one: string) => withoutSlash(one) === withoutSlash(path);
  const isOther = [...ownAddresses, ...site.redirected.map(({from}) => from)].some(isAddress);
  if (isOther || site.files.has(`static${path}`)) {
    return null;
  }
  const pages = site.pages.filter((page) => page.locale === locale);
  const page = pages.find((one) => isAddress(canonicalOf(one)));
  if (!page) {
    return deadLink(link, address, pages);
  }
  if (isDraft(page)) {
    return [
      `The link ${link} leads to a draft, ${page.file}, which readers cannot see.`,
      'Remove the link, or publish the draft.',
    ];
  }
  if (locale !== spoken) {
    return [
      `The link ${link} leads from the ${languageNames[spoken]} text to a page in ${languageNames[locale]}.`,
      `Write ${prefixOf(spoken)}${path}.`,
    ];
  }
  return anchor ? explainAnchor(page, anchor, knownAnchors(page, site.names)) : null;
}
