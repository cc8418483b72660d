import type {ReactNode} from 'react';

interface Props {
  /** The term's name in the glossary. */
  readonly name: string;
  readonly children: ReactNode;
}

/** The first mention of a trade term. */
export default function Term({name, children}: Props): ReactNode {
  return <dfn data-term={name}>{children}</dfn>;
}
