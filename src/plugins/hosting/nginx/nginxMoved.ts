import {encodePath} from '../addresses/encodePath';
import type {MovedPages} from '../addresses/movedPages';
import {quote} from './nginxQuote';
import {mapOfReleases} from './nginxReleases';
import type {ServedReleases} from './ServedReleases';

/** A text as part of a pattern that it alone matches. */
const literal = (text: string) => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');

/** As patterns: a long address would not fit in the table that nginx keeps whole names in. */
function linesOf(redirects: MovedPages): string {
  return [...redirects]
    .map(([from, to]) => `    ${quote(`~^${literal(from)}$`)} ${quote(encodePath(to))};\n`)
    .join('');
}

/**
 * The maps of nginx that say where a page has moved to: each release leads to pages that it has.
 * Releases with one list share its map. A request that is refused is led nowhere.
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
