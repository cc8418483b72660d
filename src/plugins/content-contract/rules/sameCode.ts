import type {Code, InlineCode} from 'mdast';
import {comparablePages} from '../comparing/comparablePages';
import {compareSections, type Piece} from '../comparing/compareSections';
import {elementsOf} from '../page/elementsOf';
import {nodesOf} from '../page/nodesOf';
import type {Page} from '../page/Page';
import {samplePage} from '../page/samplePage';
import {sourceOf} from '../page/sourceOf';
import {wordsOf} from '../page/wordsOf';
import {verbatimWords} from '../prose/proseOf';
import {twinRule} from '../Rule';

/** French readers type `4,50` for `4.50`. */
const inlineKey = ({value}: InlineCode) => value.replace(/^([-−]?\d+),(\d+)$/, '$1.$2');

function placed(label: string, key: string, offset = 0): Piece {
  return {label, key, offset};
}

/** A code sample is text and may be translated; only the components in it are compared. */
function sampleIn(page: Page, node: Code): Piece {
  const words = wordsOf(samplePage(page, node)).map(({label}) => label);
  const label = `a sample ${words.length > 0 ? `with ${words.join(', ')}` : 'without elements'}`;
  return placed(label, `sample ${words.sort().join()}`, node.position?.start.offset);
}

function linesIn({source}: Page, {value, position}: Code): readonly Piece[] {
  let end = source.indexOf('\n', position?.start.offset);
  return value
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const offset = source.indexOf(line, end);
      end = offset + line.length;
      return placed(`\`${line}\``, line, offset);
    });
}

function piecesOf(page: Page): readonly Piece[] {
  const code = nodesOf(page).flatMap((node): readonly Piece[] => {
    if (node.type === 'code') {
      return node.lang === 'mdx' ? [sampleIn(page, node)] : linesIn(page, node);
    }
    return node.type === 'inlineCode'
      ? [placed(`\`${node.value}\``, inlineKey(node), node.position?.start.offset)]
      : [];
  });
  const quoted = elementsOf(page)
    .filter(({name}) => verbatimWords.has(name ?? ''))
    .map((node) => {
      const source = sourceOf(page, node);
      return placed(source, source, node.position?.start.offset);
    });
  return [...code, ...quoted];
}

/** Code, addresses and browser messages are the same in each section of both languages. */
export const sameCode = twinRule('sameCode', (site) =>
  comparablePages(site).flatMap((pair) =>
    compareSections(
      pair,
      piecesOf,
      'Put words that are translated between quotation marks, not backticks.',
    ),
  ),
);
