import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {isElement} from '../../mdx/isElement';
import type {Element} from './elementsOf';
import type {Page} from './Page';

/** A word, a callout or an image of a page. */
export interface PageWord {
  /** The word with what tells it from another of its kind: `<Figure scene="walk-keys">`. */
  readonly label: string;
  /** Inside a sentence, where each language has an order of its own. */
  readonly isInline: boolean;
  readonly node: Node;
}

/** Attributes that say what a word shows, the same in all languages. */
const tellingAttributes = ['scene', 'live', 'name', 'page', 'minutes', 'level', 'icon'];

/** An attribute as the page spells it, a space in front; none when the word has it not. */
function writtenAttribute({attributes}: Element, name: string): readonly string[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name || !attribute.value) {
      return [];
    }
    const {value} = attribute;
    return [` ${name}=${typeof value === 'string' ? `"${value}"` : `{${value.value.trim()}}`}`];
  });
}

/** The words, callouts and images of a page, in order. */
export function wordsOf({tree}: Page): readonly PageWord[] {
  const words: PageWord[] = [];
  if (tree) {
    visit(tree, (node) => {
      if (node.type === 'image' || node.type === 'imageReference') {
        // Which one it is may depend on the language: it may show words.
        words.push({label: 'An image', isInline: false, node});
      }
      if (node.type === 'containerDirective') {
        words.push({label: `:::${node.name}`, isInline: false, node});
      }
      if (isElement(node)) {
        const told = tellingAttributes.flatMap((name) => writtenAttribute(node, name));
        const isInline = node.type === 'mdxJsxTextElement';
        words.push({label: `<${node.name}${told.join('')}>`, isInline, node});
      }
    });
  }
  return words;
}
