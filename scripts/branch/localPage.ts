import {posix} from 'node:path';
import {load} from 'cheerio';

/** Attributes that hold an address, by what they stand on. */
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
    // A percent sign that begins no character is meant as it stands.
    return path;
  }
}

/**
 * The address of a file of the same folder, seen from a page: `../img/plan.svg#part`. An address
 * that no file answers, or of another host, stays as it is.
 *
 * @param page the page, from the root of the folder: `fr/faq/index.html`
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
 * Styles for a page whose scripts were taken out: what they say for readers without scripts holds,
 * though the browser has them.
 */
export function scriptlessStyles(css: string): string {
  return css
    .replace(/\(\s*scripting\s*:\s*none\s*\)/gu, '(min-width:0)')
    .replace(/\(\s*scripting\s*:\s*enabled\s*\)/gu, '(max-width:0)');
}

/**
 * A page as it can be opened from a folder, without a server: addresses lead from file to file, and
 * nothing runs, as scripts are refused there.
 */
export function localPage(html: string, page: string, files: ReadonlySet<string>): string {
  const $ = load(html);
  $('script, link[rel="preload"], link[rel="prefetch"], link[rel="modulepreload"]').remove();
  // What the page says to readers without scripts, which it says nowhere else. Read as a text here.
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
