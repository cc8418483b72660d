// Wraps @theme/TOCCollapsible/CollapseButton: adds `aria-expanded`.
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {ReactNode} from 'react';

export default function TOCCollapsibleCollapseButton(props: Props): ReactNode {
  return <CollapseButton aria-expanded={!props.collapsed} {...props} />;
}
