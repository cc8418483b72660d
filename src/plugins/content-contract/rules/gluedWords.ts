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
          what: `${page.source.slice(from, to)} touches the word ${side} it.`,
          remedy: 'Write a space between the two; a label stands as it is, without an ending.',
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
