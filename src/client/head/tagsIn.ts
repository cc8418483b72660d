import {Fragment, isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import {attributesOf} from './attributesOf';
import {identities} from './identities';
import type {Tag} from './Tag';

/**
 * @param children of a Head: elements, fragments and lists of them; what is no element is passed over
 * @returns the elements, in their order
 * @throws for an element that the head does not hold. `base` is one: the site's policy refuses it
 */
export function tagsIn(children: ReactNode): Tag[] {
  if (Array.isArray(children)) {
    return children.flatMap(tagsIn);
  }
  if (!isValidElement<PropsWithChildren>(children)) {
    return [];
  }
  const {type, props} = children;
  const {children: inner, ...given} = props;
  if (type === Fragment) {
    return tagsIn(inner);
  }
  if (typeof type !== 'string' || !(type in identities)) {
    throw new Error(`<Head> takes ${Object.keys(identities).join(', ')}; not ${String(type)}.`);
  }
  return [{type, attributes: attributesOf(given), text: [inner].flat().join('')}];
}
