import {isValidElement, type ReactNode} from 'react';

/**
 * The words of what is between the tags of an element, such as a heading with a part set apart.
 *
 * @returns nothing when a part has no words between its tags: what it shows is not known here
 */
export function wordsOf(node: ReactNode): string | undefined {
  if (Array.isArray(node)) {
    const parts = node.map(wordsOf);
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  if (isValidElement<{readonly children?: ReactNode}>(node)) {
    const {children} = node.props;
    return children === undefined ? undefined : wordsOf(children);
  }
  return typeof node === 'boolean' ? '' : String(node ?? '');
}
