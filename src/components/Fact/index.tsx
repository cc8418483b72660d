import type {ReactNode} from 'react';

interface Props {
  /** Its name in src/product/facts.ts. */
  readonly name: string;
  /** Written when the page is compiled. */
  readonly text: ReactNode;
}

/** A number or limit of the product, quoted from src/product/facts.ts by name. */
export default function Fact({text}: Props): ReactNode {
  return text;
}
