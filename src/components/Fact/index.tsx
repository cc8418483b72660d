import type {ReactNode} from 'react';

interface Props {
  /** Its name in src/product.ts. */
  readonly name: string;
  /** Written when the page is compiled. */
  readonly text: ReactNode;
}

/** A number or limit of the product, quoted from src/product.ts by name. */
export default function Fact({text}: Props): ReactNode {
  return text;
}
