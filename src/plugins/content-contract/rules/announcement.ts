import {type Locale, siteUrl} from '../../../site';
import type {ContentSite} from '../ContentSite';
import type {Breach} from '../faults/Fault';
import {languageNames} from '../languageNames';
import {checkAddress, prefixOf} from '../links/checkAddress';
import type {Finding} from '../links/LinkTargets';
import {hasScheme} from '../page/hasScheme';
import {maskCharacter} from '../prose/proseOf';
import {siteRule} from '../Rule';
import {findForeignMarkup} from '../texts/findForeignMarkup';
import {findMarkupFaults} from '../texts/findMarkupFaults';
import {languageFaults} from '../texts/languageFaults';
import type {LanguageText} from '../texts/languageTexts';
import type {TextFault} from '../texts/TextFault';

const href = /\bhref\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>"']+))/gi;

function checkLink(written: string, spoken: Locale, site: ContentSite): Finding {
  const link = written.startsWith(`${siteUrl}/`) ? written.slice(siteUrl.length) : written;
  if (hasScheme(link) || link.startsWith('//') || link.startsWith(maskCharacter)) {
    return null;
  }
  return link.startsWith('/')
    ? checkAddress(link, spoken, site)
    : [
        link === ''
          ? 'The link has no address.'
          : `The link ${link} leads to a different address on each page.`,
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

/**
 * The text with its tags and entities masked at equal length; a no-break space entity stays one.
 */
function wordsOnly(text: string): string {
  const masked = (found: string) => maskCharacter.repeat(found.length);
  return text
    .replace(/<[^>]*>/g, masked)
    .replace(/&nbsp;|&#160;|&#x202f;|&#8239;/gi, (found) => `${masked(found.slice(1))}\u00a0`)
    .replace(/&#?\w+;/g, masked);
}

function faultsIn(said: LanguageText, site: ContentSite): readonly TextFault[] {
  if (said.text.replace(/<[^>]*>|&nbsp;/g, '').trim() === '') {
    const what = `The bar has no text in ${languageNames[said.locale]}: it would be empty.`;
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
 * The announcement bar follows the writing rules of pages, uses only the bar's tags, closes them,
 * and links to existing pages. No build step checks any of this.
 */
export const announcement = siteRule('announcement', (site) =>
  site.announcementTexts.flatMap((text) => checkText(text, site)),
);
