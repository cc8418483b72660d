import type {ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {isElement} from '../mdx/isElement';
import {tieWords, unbroken} from './tieWords';

function nodesOf(text: string): ElementContent[] {
  return text.split(unbroken).flatMap((value, index): ElementContent[] => {
    const words: ElementContent = {type: 'text', value};
    if (index % 2 === 0) return value ? [words] : [];
    // A class of text.css.
    return [
      {type: 'element', tagName: 'span', properties: {className: ['unbroken']}, children: [words]},
    ];
  });
}

/**
 * Keeps words like "e-mail" on one line. A no-break hyphen would hide the word from find-in-page,
 * and would be copied along. Titles of symptoms are attributes, which cannot contain an element.
 */
export default function rehypeUnbrokenWords(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) {
        return SKIP;
      }
      if (isElement(node) && node.name === 'Symptom') {
        for (const attribute of node.attributes) {
          if (
            attribute.type === 'mdxJsxAttribute' &&
            (attribute.name === 'title' || attribute.name === 'cause') &&
            typeof attribute.value === 'string'
          ) {
            attribute.value = tieWords(attribute.value);
          }
        }
      }
      if (node.type !== 'text' || !parent || index === undefined || !unbroken.test(node.value)) {
        return undefined;
      }
      const nodes = nodesOf(node.value);
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}
