// Replaces @theme/Admonition/Icon/Danger: same line style as the other icons of this site, and
// smaller.
import type {Props} from '@theme/Admonition/Icon/Danger';
import type {ReactNode} from 'react';
import LineIcon from '../../../../components/LineIcon';

export default function AdmonitionIconDanger(props: Props): ReactNode {
  return <LineIcon d="M8 3h8l5 5v8l-5 5H8l-5-5V8Zm4 4v6m0 3v.1" {...props} />;
}
