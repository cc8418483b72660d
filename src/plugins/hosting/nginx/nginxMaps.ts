import {localeNames, locales} from '../../../site';
import {namedByContent, picturesAndFonts} from '../answers/fileKind';
import {cacheControl} from '../answers/headers';
import {quote, quotePattern} from './nginxQuote';
import {compressibleExtensions} from './nginxTypes';

/** The nginx maps that classify a request, for the `http` level. */
export function nginxMaps(): string {
  const notFound = localeNames
    .map((locale) => locales[locale].baseUrl)
    .filter((base) => base !== '/')
    .map((base) => `    "~^${base}" ${base}404.html;`);
  return `map $uri $help_kept {
    default ${quote(cacheControl.page)};
    ${quotePattern(namedByContent, '~')} ${quote(cacheControl.hashed)};
    ${quotePattern(picturesAndFonts, '~')} ${quote(cacheControl.pictureOrFont)};
}
map $status $help_cache {
    volatile;
    default $help_kept;
    301 ${quote(cacheControl.redirect)};
    "~^[45]" ${quote(cacheControl.error)};
}
map "$status:$uri" $help_vary {
    volatile;
    default "";
    "~*^(200|304|404):.*[.](${compressibleExtensions().join('|')})$" Accept-Encoding;
}
map $status $help_allow {
    default "";
    405 "GET, HEAD";
}
map $uri $help_not_found {
    default /404.html;
${notFound.join('\n')}
}
# The folder of the page that an address means, whichever way it is written.
map $uri $help_folder {
    default $uri;
    "~^(?<folder_of_index>.*)/index[.]html$" $folder_of_index;
    "~^(?<folder_of_file>.*[^/])[.]html$" $folder_of_file;
    "~^(?<folder_itself>.*)/$" $folder_itself;
}
# How the one address of a page ends: one without a slash has a copy beside its folder.
map $help_found $help_slash {
    default "";
    page /;
}
map $help_found $help_file {
    default $uri;
    "~^page" $help_folder/index.html;
}
# Whether a page was asked for by another address than its own.
map "$help_found $help_folder$help_slash $uri" $help_elsewhere {
    default "";
    "~^page(-copy)? (?<address>.+) \\k<address>$" "";
    "~^page" 1;
}
# The path as it was sent: whether slashes stand in a row, and what no browser sends.
map $request_uri $help_path {
    "~^(?<sent>[^?#]*)" $sent;
}
map $help_path $help_folded {
    default "";
    "~//" 1;
}
map $help_path $help_refusal {
    default "";
    "~/([.]|%2[eE])([.]|%2[eE])?(/|\\x5c|%2[fF]|%5[cC]|$)" 400;
    "~%([01][0-9a-fA-F]|7[fF])" 400;
    "~(%2[fF]|%5[cC]|\\x5c)" 404;
}`;
}
