import type {ReactNode} from 'react';

interface Props {
  /** Its name in src/product/keys.ts. */
  readonly name: string;
  /** What is printed on it, written when the page is compiled. */
  readonly label: ReactNode;
}

/** One key, with the name printed on it in the reader's language. */
export default function Key({label}: Props): ReactNode {
  return <kbd>{label}</kbd>;
}
