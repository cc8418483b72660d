import type {Node} from 'unist';
import {isElement} from '../../mdx/isElement';
import {inlineWords} from '../vocabulary/inlineWords';
import type {Element} from './elementsOf';
import {nodesOf} from './nodesOf';
import type {Page} from './Page';

/** A word, a callout or an image of a page. */
export interface PageWord {
  /** The word with what tells it from another of its kind: `<Figure scene="walk-keys">`. */
  readonly label: string;
  /** Made for sentences, where each language has an order of its own. */
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
export function wordsOf(page: Page): readonly PageWord[] {
  return nodesOf(page).flatMap((node): readonly PageWord[] => {
    if (node.type === 'image' || node.type === 'imageReference') {
      // Which one it is may depend on the language: it may show words.
      return [{label: 'An image', isInline: false, node}];
    }
    if (node.type === 'containerDirective') {
      return [{label: `:::${node.name}`, isInline: false, node}];
    }
    if (!isElement(node)) {
      return [];
    }
    const told = tellingAttributes.flatMap((name) => writtenAttribute(node, name));
    const isInline = inlineWords.has(node.name ?? '');
    return [{label: `<${node.name}${told.join('')}>`, isInline, node}];
  });
}
