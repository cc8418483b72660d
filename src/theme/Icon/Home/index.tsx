// Replaces @theme/Icon/Home: a line drawing like the other icons of this site, in fewer bytes.
import type {Props} from '@theme/Icon/Home';
import type {ReactNode} from 'react';

export default function IconHome(props: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="m4 11 8-7 8 7v9h-5v-6H9v6H4Z" />
    </svg>
  );
}
