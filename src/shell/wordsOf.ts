import {isValidElement, type ReactNode} from 'react';

/** The words of what is between the tags of an element, such as a heading with a part set apart. */
export function wordsOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (isValidElement<{readonly children?: ReactNode}>(node)) return wordsOf(node.props.children);
  return typeof node === 'string' ? node : '';
}
