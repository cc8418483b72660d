// Replaces @theme/Icon/Home: same line style as the other icons of this site, and smaller.
import type {Props} from '@theme/Icon/Home';
import type {ReactNode} from 'react';
import LineIcon from '../../../components/LineIcon';

export default function IconHome(props: Props): ReactNode {
  return <LineIcon d="m4 11 8-7 8 7v9h-5v-6H9v6H4Z" {...props} />;
}
