import type {Heading, Paragraph, Parents, TableCell} from 'mdast';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import type {Page} from '../page/Page';
import {maskCharacter} from './proseOf';

/** A paragraph, heading or table cell, as readers see it. */
export interface Block {
  readonly node: Paragraph | Heading | TableCell;
  /** `step` is the first paragraph of a list item in `<Steps>`. */
  readonly kind: 'paragraph' | 'item' | 'step' | 'heading' | 'cell';
  /** The text; the output of a component, such as a fact or a key, is one mask character. */
  readonly text: string;
}

function textOf(node: Parents | Parents['children'][number]): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return ' ';
    case 'inlineCode':
      return maskCharacter;
    case 'mdxTextExpression':
      return '';
    case 'mdxJsxTextElement':
      return node.children.map(textOf).join('') || maskCharacter;
    default:
      return 'children' in node ? node.children.map(textOf).join('') : '';
  }
}

function kindOf(node: Block['node'], ancestors: readonly Parents[]) {
  if (node.type === 'heading') {
    return 'heading';
  }
  if (node.type === 'tableCell') {
    return 'cell';
  }
  if (ancestors.at(-1)?.type !== 'listItem') {
    return 'paragraph';
  }
  return ancestors.some((parent) => 'name' in parent && parent.name === 'Steps') ? 'step' : 'item';
}

/** The text blocks of a page, in order. */
export function blocksOf({tree}: Page): readonly Block[] {
  const blocks: Block[] = [];
  if (tree) {
    visitParents(tree, (node, ancestors) => {
      if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') {
        return undefined;
      }
      const text = textOf(node)
        .replace(/\s*\n\s*/g, ' ')
        .trim();
      blocks.push({node, kind: kindOf(node, ancestors), text});
      return SKIP;
    });
  }
  return blocks;
}
