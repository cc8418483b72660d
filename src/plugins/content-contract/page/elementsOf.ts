import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {isElement} from '../../mdx/isElement';
import {nodesOf} from './nodesOf';
import type {Page} from './Page';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The components and tags of a page, in order. */
export function elementsOf(page: Page): readonly Element[] {
  return nodesOf(page).filter(isElement);
}

/** The string value of an attribute; `undefined` when it is absent or not a string. */
export function attributeText(element: Element, name: string): string | undefined {
  const attribute = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
