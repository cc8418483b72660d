import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

type Parent = ReactElement<{readonly children?: ReactNode}>;

const isParent = (node: ReactNode): node is Parent => isValidElement(node);

/**
 * The content of each list item.
 *
 * @param children what MDX generates for one numbered list
 */
export function stepsOf(children: ReactNode): readonly ReactNode[] {
  const list = Children.toArray(children).find(isParent);
  return Children.toArray(list?.props.children)
    .filter(isParent)
    .map(({props}) => props.children);
}
