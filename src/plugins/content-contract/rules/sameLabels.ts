import type {Strong} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {Names} from '../ContentSite';
import {compareSections, type Piece} from '../comparing/compareSections';
import {surplus} from '../comparing/surplus';
import {faultAt} from '../faults/faultAt';
import {namedPages} from '../namedPages';
import {nodesOf} from '../page/nodesOf';
import type {Page} from '../page/Page';
import {translatedPages} from '../page/translatedPages';
import {twinRule} from '../Rule';

interface QuotedLabel {
  readonly node: Strong;
  readonly text: string;
  /** Index of the label among the product's, the same in every language. */
  readonly index: number;
}

const boldWords = (page: Page) => nodesOf(page).filter((node) => node.type === 'strong');

function labelsOf(page: Page, labels: Names['labels']): readonly QuotedLabel[] {
  return boldWords(page)
    .map((node) => ({node, text: textOf(node)}))
    .map((label) => ({...label, index: labels[page.locale].indexOf(label.text)}))
    .filter(({index}) => index !== -1);
}

const pieceOf = ({text, index, node}: QuotedLabel): Piece => ({
  label: `**${text}**`,
  key: String(index),
  offset: node.position?.start.offset ?? 0,
});

const indexOf = ({index}: QuotedLabel) => index;

/**
 * A section names the same labels equally often in both languages, once its translation is marked
 * as up to date. A wrong label is a label too, so only the other page reveals it.
 */
export const sameLabels = twinRule('sameLabels', ({pages, translatedFiles, names: {labels}}) =>
  translatedPages(pages)
    .filter(({original}) => translatedFiles.has(original.file))
    .flatMap((pair) => {
      const {page, original} = pair;
      const [own, others] = [labelsOf(page, labels), labelsOf(original, labels)];
      // Another rule reports bold text that is not a label: it may be the missing one.
      const isOther = namedPages.withOtherInterfaces.includes(page.path);
      const isMisspelt = own.length < boldWords(page).length && !isOther;
      const missing = (isMisspelt ? [] : surplus(others, own, indexOf)).map(
        ({text, index, node}) =>
          `**${labels[page.locale][index]}**, **${text}** on line ${node.position?.start.line} of ${original.file},`,
      );
      const extra = surplus(own, others, indexOf);
      const place = extra[0]?.node ?? page.tree;
      const said = [
        ...extra.map(({text}) => `**${text}** is named more often here than in ${original.file}.`),
        ...missing.map((label) => `${label} is missing here.`),
      ];
      if (said.length === 0 && own.length === others.length) {
        return compareSections(pair, (one) => labelsOf(one, labels).map(pieceOf));
      }
      return said.length > 0 && place
        ? [
            faultAt(page, place, {
              what: [...new Set(said)].join(' '),
              remedy: 'Name the same labels in both languages.',
            }),
          ]
        : [];
    }),
);
