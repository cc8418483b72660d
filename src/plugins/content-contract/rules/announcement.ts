import {defaultLocale, type Locale, localeNames, locales, siteUrl} from '../../../site';
import type {ContentSite} from '../ContentSite';
import type {Breach} from '../faults/Fault';
import {languageNames} from '../languageNames';
import {nearestName} from '../nearest/nearestName';
import {canonicalOf} from '../page/canonicalOf';
import {type AnchorFinding, explainAnchor} from '../page/explainAnchor';
import {hasScheme} from '../page/hasScheme';
import {isDraft} from '../page/isDraft';
import {knownAnchors} from '../page/knownAnchors';
import {ownAddresses} from '../page/ownAddresses';
import type {Page} from '../page/Page';
import {withoutSlash} from '../page/withoutSlash';
import {maskCharacter} from '../prose/proseOf';
import {siteRule} from '../Rule';
import {findForeignMarkup} from '../texts/findForeignMarkup';
import {findMarkupFaults} from '../texts/findMarkupFaults';
import {languageFaults} from '../texts/languageFaults';
import type {LanguageText} from '../texts/languageTexts';
import type {TextFault} from '../texts/TextFault';

const href = /\bhref\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>"']+))/gi;

/** An address of this site, taken apart. */
interface Address {
  readonly locale: Locale;
  /** Without the locale. */
  readonly path: string;
  readonly anchor: string;
}

function prefixOf(locale: Locale): string {
  return locales[locale].baseUrl.replace(/\/$/, '');
}

function addressIn(link: string): Address {
  const [whole = '', anchor = ''] = link.split('#');
  const [full = ''] = whole.split('?');
  const locale =
    localeNames.find((name) => prefixOf(name) && `${full}/`.startsWith(locales[name].baseUrl)) ??
    defaultLocale;
  // Hosts lead these forms of an address to the one of the page.
  const path = full.slice(prefixOf(locale).length).replace(/(?:(?<=\/)index)?\.html$/, '');
  return {locale, path: path || '/', anchor};
}

function deadLink(link: string, {locale}: Address, pages: readonly Page[]): AnchorFinding {
  const addresses = pages.map((page) => prefixOf(locale) + canonicalOf(page));
  const near = nearestName(link.split('#')[0] ?? '', addresses);
  return [
    `The link ${link} leads to no page.`,
    near
      ? `Did you mean ${near}?`
      : `Give the address of a page, such as ${prefixOf(locale)}/faq/.`,
  ];
}

function checkAddress(link: string, spoken: Locale, site: ContentSite): AnchorFinding | null {
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
      `The link ${link} leads to a draft, ${page.file}, which readers do not get.`,
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

function checkLink(written: string, spoken: Locale, site: ContentSite): AnchorFinding | null {
  const link = written.startsWith(`${siteUrl}/`) ? written.slice(siteUrl.length) : written;
  if (hasScheme(link) || link.startsWith('//') || link.startsWith(maskCharacter)) {
    return null;
  }
  return link.startsWith('/')
    ? checkAddress(link, spoken, site)
    : [
        link === '' ? 'The link leads nowhere.' : `The link ${link} leads elsewhere on each page.`,
        `Give the address of a page from the top of the site, such as ${prefixOf(spoken)}/faq/.`,
      ];
}

function linkFaults({text, locale}: LanguageText, site: ContentSite): readonly TextFault[] {
  return [...text.matchAll(href)].flatMap(({index, groups}) => {
    const link = groups?.double ?? groups?.single ?? groups?.bare ?? '';
    const finding = checkLink(link, locale, site);
    return finding ? [{index, what: finding[0], remedy: finding[1]}] : [];
  });
}

/** The text with its tags and signs masked, letter for letter; a no-break space stays one. */
function wordsOnly(text: string): string {
  const masked = (found: string) => maskCharacter.repeat(found.length);
  return text
    .replace(/<[^>]*>/g, masked)
    .replace(/&nbsp;|&#160;|&#x202f;|&#8239;/gi, (found) => `${masked(found.slice(1))}\u00a0`)
    .replace(/&#?\w+;/g, masked);
}

function faultsIn(said: LanguageText, site: ContentSite): readonly TextFault[] {
  if (said.text.replace(/<[^>]*>|&nbsp;/g, '').trim() === '') {
    const what = `The bar says nothing in ${languageNames[said.locale]}: it shows empty.`;
    const remedy = 'Write its text in each language, or make announcement null.';
    return [{index: 0, what, remedy}];
  }
  return [
    ...linkFaults(said, site),
    ...findForeignMarkup(said.text),
    ...findMarkupFaults(said.text),
    ...languageFaults({...said, text: wordsOnly(said.text)}, site.isSpelt),
  ];
}

function checkText(said: LanguageText, site: ContentSite): readonly Breach[] {
  const {file, line, column, isVerbatim} = said;
  return faultsIn(said, site).map(({index, ...words}) => ({
    file,
    line,
    column: isVerbatim ? column + index : column,
    ...words,
  }));
}

/**
 * What the announcement bar says is written as pages are, its tags are closed and those of a bar, and
 * its links lead to pages: no build looks at them.
 */
export const announcement = siteRule('announcement', (site) =>
  site.announcementTexts.flatMap((text) => checkText(text, site)),
);
