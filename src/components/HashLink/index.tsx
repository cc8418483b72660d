import type {ReactNode} from 'react';

interface Props {
  /** Id of the target. */
  readonly id: string;
  /** Accessible name. There is no `title`, which some screen readers would read after it. */
  readonly label: string;
}

/** A link to the heading, step or row next to it, so that readers can share its address. */
export default function HashLink({id, label}: Props): ReactNode {
  return (
    <a href={`#${id}`} className="hash-link" aria-label={label}>
      {'\u200b'}
    </a>
  );
}
