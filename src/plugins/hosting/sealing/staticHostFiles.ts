import {localeNames, locales} from '../../../site';
import {encodePath} from '../addresses/encodePath';
import {formsOf, type MovedPages} from '../addresses/movedPages';
import {cacheControl, pageHeaders} from '../answers/headers';
import type {InlineHashes} from '../policy/policy';

/** Address prefixes of the folders that a locale's build fills, one list per kind. */
function prefixes(folder: string): string[] {
  return localeNames.map((locale) => `${locales[locale].baseUrl}${folder}`);
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. No header is in two rules that match the
 * same address, because these hosts join the values with a comma; so every file has the headers of
 * pages. Pages get no `Cache-Control`, since both hosts revalidate by default.
 *
 * @param hashes of the build's inline elements
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
 * The `_redirects` file of Netlify and Cloudflare Pages: moved pages, then each locale's not-found
 * page for its folder. (Cloudflare finds that page itself and ignores rules with status 404.) An
 * old address is listed in all its forms, encoded as sent, because Cloudflare matches rules
 * literally.
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
