import type {Heading} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {nodesOf} from './nodesOf';
import type {Page} from './Page';

export interface PageHeading {
  readonly node: Heading;
  readonly depth: number;
  /** Without the id and comments. */
  readonly text: string;
  /** The id written after it, if any. */
  readonly id: string | undefined;
}

const idComment = /^\s*\/\*\s*#(.*?)\s*\*\/\s*$/;

/** The headings of a page with their explicit ids, in order. */
export function headingsOf(page: Page): readonly PageHeading[] {
  return nodesOf(page)
    .filter((node) => node.type === 'heading')
    .map((node) => {
      const last = node.children.at(-1);
      const id = last?.type === 'mdxTextExpression' ? idComment.exec(last.value)?.[1] : undefined;
      const children = node.children.filter(({type}) => type !== 'mdxTextExpression');
      const text = textOf({...node, children});
      return {node, depth: node.depth, text: text.trim(), id};
    });
}
