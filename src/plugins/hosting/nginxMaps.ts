import {localeNames, locales} from '../../site';
import {namedByContent, pictures} from './fileKind';
import {cacheControl} from './headers';
import {quote, quotePattern} from './nginxQuote';
import {compressibleTypes} from './nginxTypes';

/** A text as part of a pattern that it alone matches. */
const literal = (text: string) => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');

/**
 * What nginx looks up for a request, to be included at the level of `http`.
 *
 * @param redirects old addresses and the ones that replace them
 */
export function nginxMaps(redirects: ReadonlyMap<string, string>): string {
  const notFound = localeNames
    .map((locale) => locales[locale].baseUrl)
    .filter((base) => base !== '/')
    .map((base) => `    "~^${base}" ${base}404.html;`);
  // As patterns: a long address would not fit in the table that nginx keeps whole names in.
  const moved = [...redirects].map(
    ([from, to]) => `    ${quote(`~^${literal(from)}/?$`)} ${quote(to)};`,
  );
  return `map $uri $help_cache_of_file {
    default ${quote(cacheControl.page)};
    ${quotePattern(namedByContent, '~')} ${quote(cacheControl.hashed)};
    ${quotePattern(pictures, '~')} ${quote(cacheControl.picture)};
}
map $status $help_cache {
    default $help_cache_of_file;
    301 ${quote(cacheControl.redirect)};
    "~^[45]" ${quote(cacheControl.error)};
}
map $sent_http_content_type $help_vary {
    default "";
    "~^(${compressibleTypes().join('|').replaceAll('+', '[+]')})" Accept-Encoding;
}
map $status $help_allow {
    default "";
    405 "GET, HEAD";
}
map $uri $help_not_found {
    default /404.html;
${notFound.join('\n')}
}
map $uri $help_moved {
    default "";
${moved.join('\n')}
}
# Paths as they were sent: what goes into a Location is never decoded.
map $request_uri $help_path {
    "~^(?<sent>[^?]*)" $sent;
}
map $help_path $help_path_without_end {
    "~^(?<without_slash>.+)/$" $without_slash;
    "~^(?<without_html>.*)[.]html$" $without_html;
}
map $help_path $help_folder_of_index {
    "~^(?<folder_sent>.*)/index[.]html$" $folder_sent;
}
map $help_path $help_folded {
    default "";
    "~^(?<before>.*?)//+(?<after>.*)$" $before/$after;
}
map $help_path $help_refusal {
    default "";
    "~^[^/]" 400;
    "~/([.]|%2[eE])([.]|%2[eE])?(/|\\x5c|%2[fF]|%5[cC]|$)" 400;
    "~%([01][0-9a-fA-F]|7[fF])" 400;
    "~(%2[fF]|%5[cC]|\\x5c)" 404;
}`;
}
