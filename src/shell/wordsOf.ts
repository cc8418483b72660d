import {isValidElement, type ReactNode} from 'react';

/**
 * The text of a React node, such as a heading that contains an element.
 *
 * @returns undefined when a component has no text children: what it renders is unknown
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
