import {localeNames, locales} from '../../../site';
import {encodePath} from '../addresses/encodePath';
import {formsOf, type MovedPages} from '../addresses/movedPages';
import {cacheControl, pageHeaders} from '../answers/headers';
import type {InlineHashes} from '../policy/policy';

/** Folders that a locale's build fills, one list a kind, as prefixes of addresses. */
function prefixes(folder: string): string[] {
  return localeNames.map((locale) => `${locales[locale].baseUrl}${folder}`);
}

/**
 * The `_headers` file, which Netlify and Cloudflare Pages read. No header stands in two rules that
 * match one address: these hosts join such values with a comma, so that every file has the headers of
 * pages. Pages get no `Cache-Control` here, since revalidation is what both hosts do unless told.
 *
 * @param hashes the inline elements of the build
 */
export function staticHostHeaders(hashes: InlineHashes): string {
  const rule = (pattern: string, headers: Readonly<Record<string, string>>) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule('/*', pageHeaders(hashes)),
    ...prefixes('assets/*').map((at) => rule(at, {'Cache-Control': cacheControl.hashed})),
    ...prefixes('img/*').map((at) => rule(at, {'Cache-Control': cacheControl.pictureOrFont})),
  ].join('\n\n')}\n`;
}

/**
 * The `_redirects` file, which Netlify and Cloudflare Pages read: pages that moved, then the
 * not-found page of each locale below its own folder. (Cloudflare finds that one by itself, and
 * passes over rules with status 404.) An old address stands there in all its forms, as they go over
 * the wire: Cloudflare takes a rule by the letter.
 */
export function staticHostRedirects(redirects: MovedPages): string {
  const moved = [...redirects].flatMap(([from, to]) =>
    formsOf(from).map((form) => `${encodePath(form)} ${encodePath(to)} 301`),
  );
  const missing = localeNames
    .map((locale) => locales[locale].baseUrl)
    .filter((base) => base !== '/')
    .map((base) => `${base}* ${base}404.html 404`);
  return `${[...moved, ...missing].join('\n')}\n`;
}
