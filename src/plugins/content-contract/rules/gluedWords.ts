import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {placeAt} from '../faults/Place';
import {nodesOf} from '../page/nodesOf';
import {pageRule} from '../Rule';
import {inlineWords} from '../vocabulary/inlineWords';

const marked = new Set(['strong', 'emphasis', 'link', 'inlineCode']);

/**
 * A label, link or component has a space between it and adjacent words; punctuation may touch it.
 */
export const gluedWords = pageRule('gluedWords', (page) => {
  const faults: Breach[] = [];
  for (const node of nodesOf(page)) {
    const isWord = node.type === 'mdxJsxTextElement' && inlineWords.has(node.name ?? '');
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (from === undefined || to === undefined || !(isWord || marked.has(node.type))) {
      continue;
    }
    const add = (offset: number, side: string) =>
      faults.push(
        faultAt(page, placeAt(page.source, offset), {
          what: `There is no space between ${page.source.slice(from, to)} and the word ${side} it.`,
          remedy: 'Put a space between them; a label is written as it is, without an added ending.',
        }),
      );
    if (/[\p{L}\p{N}]$/u.test(page.source.slice(0, from))) {
      add(from, 'before');
    }
    if (/^[\p{L}\p{N}]/u.test(page.source.slice(to))) {
      add(to, 'after');
    }
  }
  return faults;
});
