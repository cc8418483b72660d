import {encodePath} from '../addresses/encodePath';
import type {MovedPages} from '../addresses/movedPages';
import {quote} from './nginxQuote';
import {mapOfReleases} from './nginxReleases';
import type {ServedReleases} from './ServedReleases';

/** Escapes a text for use in a regular expression. */
const literal = (text: string) => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');

/** As regular expressions: a long address would not fit in nginx's hash table of exact strings. */
function linesOf(redirects: MovedPages): string {
  return [...redirects]
    .map(([from, to]) => `    ${quote(`~^${literal(from)}$`)} ${quote(encodePath(to))};\n`)
    .join('');
}

/**
 * nginx maps from old addresses to new ones: each release redirects to pages that it has, and
 * releases with equal lists share a map. Refused requests are not redirected.
 */
export function nginxMoved(served: ServedReleases): string {
  const all = [served, ...(served.releases?.values() ?? [])].map(({redirects}) => redirects);
  const lists = [...new Set(all.map(linesOf))];
  const nameOf = (list: string) => `$help_moved_${lists.indexOf(list)}`;
  const maps = lists.map(
    (list) => `map "$help_refusal$help_folder" ${nameOf(list)} {
    default "";
${list}}`,
  );
  return [
    ...maps,
    mapOfReleases('$help_moved', served, ({redirects}) => nameOf(linesOf(redirects))),
  ].join('\n');
}
