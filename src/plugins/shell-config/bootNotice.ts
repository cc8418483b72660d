import type {HtmlTagObject} from '@docusaurus/types';
import type {BootWords} from './bootWords';

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * The notice that src/inline/watchBoot.ts shows when assets fail to load: either one is missing, or the site is
 * served at another address than it was built for. A template, so that its text is in the page's
 * language while the script is the same everywhere.
 *
 * @param words in the language of the page
 * @param siteBaseUrl base URL of the site, not of the locale
 */
export function bootNotice(words: BootWords, siteBaseUrl: string): HtmlTagObject {
  const notice = (html: string): string => `<div class="boot-failure" role="alert">${html}</div>`;
  const baseUrl = escapeText(words.baseUrl)
    .replace('{built}', escapeText(siteBaseUrl))
    .replace('{suggested}', '<span></span>');
  return {
    tagName: 'template',
    attributes: {id: 'boot-failure', 'data-base-url': siteBaseUrl},
    innerHTML:
      notice(`<p>${escapeText(words.failed)}</p><button>${escapeText(words.retry)}</button>`) +
      notice(baseUrl),
  };
}
