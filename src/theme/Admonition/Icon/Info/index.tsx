// Replaces @theme/Admonition/Icon/Info: same line style as the other icons of this site, and
// smaller.
import type {Props} from '@theme/Admonition/Icon/Info';
import type {ReactNode} from 'react';
import LineIcon from '../../../../components/LineIcon';

export default function AdmonitionIconInfo(props: Props): ReactNode {
  return <LineIcon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8v.1" {...props} />;
}
