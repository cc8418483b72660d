import {posix} from 'node:path';
import {load} from 'cheerio';

/** Attributes that hold a URL, by their elements. */
const addressed = [
  ['a', 'href'],
  ['link[rel="stylesheet"]', 'href'],
  ['link[rel="icon"]', 'href'],
  ['img', 'src'],
  ['form', 'action'],
] as const;

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A percent sign that is not part of an escape is literal.
    return path;
  }
}

/**
 * Relative URL of a file in the same folder: `../img/plan.svg#part`. URLs without a file, or of
 * another host, are unchanged.
 *
 * @param page path of the page below the folder: `fr/faq/index.html`
 * @param files every file of the folder
 */
export function localAddress(address: string, page: string, files: ReadonlySet<string>): string {
  const [isOurs, path = '', rest = ''] = /^\/(?!\/)([^?#]*)(.*)$/su.exec(address) ?? [];
  const bare = decoded(path).replace(/\/$/, '');
  const candidates = bare === '' ? ['index.html'] : [bare, `${bare}/index.html`, `${bare}.html`];
  const file = candidates.find((name) => files.has(name));
  return isOurs && file ? encodeURI(posix.relative(posix.dirname(page), file)) + rest : address;
}

/**
 * Styles for a page without its scripts: rules for `(scripting: none)` must apply although the
 * browser has scripting enabled.
 */
export function scriptlessStyles(css: string): string {
  return css
    .replace(/\(\s*scripting\s*:\s*none\s*\)/gu, '(min-width:0)')
    .replace(/\(\s*scripting\s*:\s*enabled\s*\)/gu, '(max-width:0)');
}

/**
 * Converts a page for opening from disk without a server: links lead to files, and scripts are
 * removed, since browsers refuse them there.
 */
export function localPage(html: string, page: string, files: ReadonlySet<string>): string {
  const $ = load(html);
  $('script, link[rel="preload"], link[rel="prefetch"], link[rel="modulepreload"]').remove();
  // The content of `noscript`, shown nowhere else. Parsed as text here.
  for (const element of $('noscript').toArray()) {
    $(element).replaceWith($(element).text());
  }
  $('[crossorigin], [integrity]').removeAttr('crossorigin').removeAttr('integrity');
  for (const [selector, attribute] of addressed) {
    for (const element of $(selector).toArray()) {
      const address = $(element).attr(attribute);
      if (address) {
        $(element).attr(attribute, localAddress(address, page, files));
      }
    }
  }
  for (const element of $('style').toArray()) {
    $(element).text(scriptlessStyles($(element).text()));
  }
  return $.html();
}
