// Replaces @theme/Admonition/Icon/Tip: same line style as the other icons of this site, and
// smaller.
import type {Props} from '@theme/Admonition/Icon/Tip';
import type {ReactNode} from 'react';
import LineIcon from '../../../../components/LineIcon';

export default function AdmonitionIconTip(props: Props): ReactNode {
  return <LineIcon d="M9 15c-6-5-2-12 3-12s9 7 3 12v3H9Zm1 6h4" {...props} />;
}
