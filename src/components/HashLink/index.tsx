import type {ReactNode} from 'react';

interface Props {
  /** Anchor of the place that it leads to. */
  readonly id: string;
  /** Where it leads, in words: no title repeats them, which some voices would read after the name. */
  readonly label: string;
}

/** The link to a part of the page that stands beside it, for whoever wants to pass its address on. */
export default function HashLink({id, label}: Props): ReactNode {
  return (
    <a href={`#${id}`} className="hash-link" aria-label={label}>
      {'\u200b'}
    </a>
  );
}
