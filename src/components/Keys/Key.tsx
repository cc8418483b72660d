import type {ReactNode} from 'react';

interface Props {
  /** Name in src/product/keys.ts. */
  readonly name: string;
  /** The label printed on the key; set by a remark plugin when the page is compiled. */
  readonly label: ReactNode;
}

/** One key, with the name printed on it in the reader's language. */
export default function Key({label}: Props): ReactNode {
  return <kbd>{label}</kbd>;
}
