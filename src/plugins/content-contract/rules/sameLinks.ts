import {posix} from 'node:path';
import {comparablePages} from '../comparing/comparablePages';
import {compareSections, type Piece} from '../comparing/compareSections';
import {hasScheme} from '../page/hasScheme';
import {linksOf} from '../page/linksOf';
import type {Page} from '../page/Page';
import {twinRule} from '../Rule';
import {links} from './links';

function piecesOf(page: Page): readonly Piece[] {
  return linksOf(page).map(({url, node}) => ({
    label: `a link to ${url}`,
    // Another site may have a page per language, at different addresses; one file can be written in
    // several ways: ./walls.mdx, walls.mdx.
    key: hasScheme(url) ? 'outside' : posix.join(posix.dirname(page.path), url),
    offset: node.position?.start.offset ?? 0,
  }));
}

/** A section has the same links in both languages. Another rule reports broken links. */
export const sameLinks = twinRule('sameLinks', (site) => {
  const broken = new Set(links.check(site).map(({file}) => file));
  return comparablePages(site)
    .filter(({page, original}) => !broken.has(page.file) && !broken.has(original.file))
    .flatMap((pair) => compareSections(pair, piecesOf));
});
