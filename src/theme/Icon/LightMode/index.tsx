// Replaces @theme/Icon/LightMode: same line style as the other icons of this site, and smaller.
import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';
import LineIcon from '../../../components/LineIcon';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <LineIcon
      d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 3v2m0 14v2m9-9h-2M5 12H3M18.4 5.6 17 7M7 17l-1.4 1.4m12.8 0L17 17M7 7 5.6 5.6"
      {...props}
    />
  );
}
