// Replaces @theme/Icon/Language: same line style as the other icons of this site, and smaller.
import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';
import LineIcon from '../../../components/LineIcon';

export default function IconLanguage(props: Props): ReactNode {
  return (
    <LineIcon
      d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c-5 5-5 13 0 18m0-18c5 5 5 13 0 18M3.5 9h17m-17 6h17"
      {...props}
    />
  );
}
