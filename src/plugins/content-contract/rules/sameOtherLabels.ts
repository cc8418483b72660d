import {toString as textOf} from 'mdast-util-to-string';
import {comparablePages} from '../comparing/comparablePages';
import {compareSections, type Piece} from '../comparing/compareSections';
import {namedPages} from '../namedPages';
import {nodesOf} from '../page/nodesOf';
import type {Page} from '../page/Page';
import {twinRule} from '../Rule';

function piecesOf(page: Page, ownLabels: readonly string[]): readonly Piece[] {
  return nodesOf(page)
    .filter((node) => node.type === 'strong' && !ownLabels.includes(textOf(node)))
    .map((node) => ({
      // Which of them correspond is unknown, so only their count is compared.
      label: 'one more label of another program',
      key: '',
      offset: node.position?.start.offset ?? 0,
    }));
}

/**
 * A section that quotes browsers and systems names equally many of their labels in both languages.
 * Otherwise readers of one would look for a setting whose name only the others get.
 */
export const sameOtherLabels = twinRule('sameOtherLabels', (site) =>
  comparablePages(site)
    .filter(({page}) => namedPages.withOtherInterfaces.includes(page.path))
    .flatMap((pair) =>
      compareSections(pair, (one) => piecesOf(one, site.names.labels[one.locale])),
    ),
);
