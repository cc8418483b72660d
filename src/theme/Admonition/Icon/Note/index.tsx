// Replaces @theme/Admonition/Icon/Note: same line style as the other icons of this site, and
// smaller.
import type {Props} from '@theme/Admonition/Icon/Note';
import type {ReactNode} from 'react';
import LineIcon from '../../../../components/LineIcon';

export default function AdmonitionIconNote(props: Props): ReactNode {
  return <LineIcon d="M6 3h12v18H6ZM9 8h6m-6 4h6m-6 4h3" {...props} />;
}
