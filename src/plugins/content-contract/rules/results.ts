import type {Nodes} from 'mdast';
import {isElement} from '../../mdx/isElement';
import {faultAt} from '../faults/faultAt';
import {nodesOf} from '../page/nodesOf';
import {pageRule} from '../Rule';

function isWord(node: Nodes, name: string): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}

/** One that begins and ends within a line is reported by `blockWords`. */
function isResult(node: Nodes): boolean {
  return node.type === 'paragraph'
    ? node.children.some((child) => isElement(child) && child.name === 'Result')
    : isWord(node, 'Result');
}

/** The procedures in a stretch of text with no result before the next heading. */
function withoutResult(nodes: readonly Nodes[]): readonly Nodes[] {
  const found: Nodes[] = [];
  let last: Nodes | undefined;
  const close = (): void => {
    found.push(...(last ? [last] : []));
    last = undefined;
  };
  for (const node of nodes) {
    if (node.type === 'heading') {
      close();
    } else if (isWord(node, 'Steps')) {
      last = node;
    } else if (isResult(node)) {
      last = undefined;
    }
  }
  close();
  return found;
}

/**
 * After a procedure, the page says what the reader sees: the last procedure of a section has a
 * result.
 */
export const results = pageRule('results', (page) =>
  nodesOf(page)
    .flatMap((node) => ('children' in node ? withoutResult(node.children) : []))
    .map((node) =>
      faultAt(page, node, {
        what: 'Nothing says what the reader sees after these steps.',
        remedy: 'Write it below them, between <Result> and </Result>.',
      }),
    ),
);
