import type {Node} from 'unist';
import {isElement} from '../../mdx/isElement';
import {inlineWords} from '../vocabulary/inlineWords';
import type {Element} from './elementsOf';
import {nodesOf} from './nodesOf';
import type {Page} from './Page';

/** A component, callout or image of a page. */
export interface PageWord {
  /** The component with the attribute that distinguishes it: `<Figure scene="walk-keys">`. */
  readonly label: string;
  /** Used inside sentences, whose order varies with the language. */
  readonly isInline: boolean;
  readonly node: Node;
}

/** Attributes that say what a component shows; the same in every language. */
const tellingAttributes = ['scene', 'live', 'name', 'page', 'minutes', 'level', 'icon'];

/** An attribute as the page writes it, preceded by a space; empty when absent. */
function writtenAttribute({attributes}: Element, name: string): readonly string[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name || !attribute.value) {
      return [];
    }
    const {value} = attribute;
    return [` ${name}=${typeof value === 'string' ? `"${value}"` : `{${value.value.trim()}}`}`];
  });
}

/** The components, callouts and images of a page, in order. */
export function wordsOf(page: Page): readonly PageWord[] {
  return nodesOf(page).flatMap((node): readonly PageWord[] => {
    if (node.type === 'image' || node.type === 'imageReference') {
      // Which image it is may depend on the language: images can contain text.
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
