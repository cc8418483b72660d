import {posix} from 'node:path';
import {faultAt} from '../faults/faultAt';
import {namedPages} from '../namedPages';
import {hasScheme} from '../page/hasScheme';
import {linksOf} from '../page/linksOf';
import {pagesForWriters} from '../pagesForWriters';
import {pageRule} from '../Rule';

/** Page types made of links, where one may occur twice. */
const freeTypes = ['index'];
const freePages = [...pagesForWriters, ...namedPages.madeOfLinks];

/**
 * An article links to each address once: more links mean more choices, not more help. A page and
 * one of its sections are two addresses, as a reader may need either.
 */
export const repeatedLinks = pageRule('repeatedLinks', (page) => {
  if (freeTypes.includes(String(page.frontMatter.values.type)) || freePages.includes(page.path)) {
    return [];
  }
  const lines = new Map<string, number | undefined>();
  return linksOf(page).flatMap(({url, node}) => {
    // One file can be written in several ways: ./walls.mdx, walls.mdx.
    const target = hasScheme(url) ? url : posix.join(posix.dirname(page.path), url);
    if (!lines.has(target)) {
      lines.set(target, node.position?.start.line);
      return [];
    }
    return [
      faultAt(page, node, {
        what: `There is already a link to ${url} on line ${lines.get(target)}.`,
        remedy: 'Keep the one readers need first.',
      }),
    ];
  });
});
