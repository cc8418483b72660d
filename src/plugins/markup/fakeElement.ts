import type {Element, ElementContent} from 'hast';

/** An element as plugins of rehype meet it, without properties, for tests. */
export function fakeElement(tagName: string, ...children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}
