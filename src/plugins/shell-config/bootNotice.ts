import type {HtmlTagObject} from '@docusaurus/types';
import type {BootWords} from './bootWords';
import {escapeText} from './escapeText';

/**
 * What bootWatch shows when the parts of a page do not arrive. In a template, so that its words are
 * of the page's language while the script is the same everywhere.
 *
 * @param words in the language of the page
 * @param siteBaseUrl base URL of the site, not of the locale
 */
export function bootNotice({failed, retry}: BootWords, siteBaseUrl: string): HtmlTagObject {
  return {
    tagName: 'template',
    attributes: {id: 'boot-failure', 'data-base-url': siteBaseUrl},
    innerHTML:
      `<div class="boot-failure" role="alert"><p>${escapeText(failed)}</p>` +
      `<button>${escapeText(retry)}</button></div>`,
  };
}
