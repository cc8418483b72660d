// Replaces @theme/Admonition/Icon/Warning: same line style as the other icons of this site, and
// smaller.
import type {Props} from '@theme/Admonition/Icon/Warning';
import type {ReactNode} from 'react';
import LineIcon from '../../../../components/LineIcon';

export default function AdmonitionIconWarning(props: Props): ReactNode {
  return <LineIcon d="m12 4 9.5 16h-19ZM12 10v5m0 2v.1" {...props} />;
}
