// Replaces @theme/Icon/DarkMode: a line drawing like the other icons of this site, in fewer bytes.
import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

export default function IconDarkMode(props: Props): ReactNode {
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
      <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />
    </svg>
  );
}
