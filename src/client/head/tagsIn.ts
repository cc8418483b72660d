import {Fragment, isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import {attributesOf} from './attributesOf';
import {identities} from './identities';
import type {Tag} from './Tag';

/**
 * Flattens the children of a `<Head>`.
 *
 * @param children elements, fragments and arrays of them; anything else is ignored
 * @returns the elements, in order
 * @throws for an element that is not allowed in the head, such as `base`, which the
 *   Content-Security-Policy refuses
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
