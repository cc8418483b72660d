import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'svg'> {
  /** SVG path data in a 24 × 24 viewBox. */
  readonly d: string;
}

/**
 * A decorative line icon in the colour of the text, for a control or label with a name of its own.
 */
export default function LineIcon({d, ...props}: Props): ReactNode {
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
      <path d={d} />
    </svg>
  );
}
