import type {ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {isElement} from '../mdx/isElement';

/** Words whose hyphen follows a single letter, which French does not leave alone at the end of a line. */
const unbroken = /\b(e-mails?)\b/i;

/** Ties what stands before it to what follows, and is not seen: U+2060. */
const wordJoiner = '\u2060';

function nodesOf(text: string): ElementContent[] {
  return text.split(unbroken).flatMap((value, index): ElementContent[] => {
    const words: ElementContent = {type: 'text', value};
    if (index % 2 === 0) return value ? [words] : [];
    // The class of text.css.
    return [
      {type: 'element', tagName: 'span', properties: {className: ['unbroken']}, children: [words]},
    ];
  });
}

/**
 * Keeps "e-mail" on one line. A no-break hyphen in its place would hide the word from a reader who
 * searches the page for it, and travel along when copied. An attribute cannot hold an element: titles
 * of symptoms have a word joiner, which searches overlook.
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
            attribute.value = attribute.value.replace(/\be-(?=mails?\b)/gi, `$&${wordJoiner}`);
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
