// Replaces @theme/Icon/DarkMode: same line style as the other icons of this site, and smaller.
import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';
import LineIcon from '../../../components/LineIcon';

export default function IconDarkMode(props: Props): ReactNode {
  return <LineIcon d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" {...props} />;
}
