import type {ReactNode} from 'react';

interface Props {
  /** Name in src/product/facts.ts. */
  readonly name: string;
  /** Set by a remark plugin when the page is compiled. */
  readonly text: ReactNode;
}

/** A number or limit of the product, quoted from src/product/facts.ts by name. */
export default function Fact({text}: Props): ReactNode {
  return text;
}
