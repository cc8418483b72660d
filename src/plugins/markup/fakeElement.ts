import type {Element, ElementContent} from 'hast';

/** An element without properties, as rehype plugins receive it, for tests. */
export function fakeElement(tagName: string, ...children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}
