import type {ReactNode} from 'react';

interface Props {
  /** Anchor of the place that it leads to. */
  readonly id: string;
  /** Where it leads, in words. */
  readonly label: string;
}

/** The link to a part of the page that stands beside it, for whoever wants to pass its address on. */
export default function HashLink({id, label}: Props): ReactNode {
  return (
    <a className="hash-link" href={`#${id}`} aria-label={label} title={label}>
      {'\u200b'}
    </a>
  );
}
