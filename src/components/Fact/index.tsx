import type {ReactNode} from 'react';
import {formatFact} from '../formatFact';
import {usePageLanguage} from '../usePageLanguage';

/** A number or limit of the product, quoted from src/product.ts by name. */
export default function Fact({name}: {readonly name: string}): ReactNode {
  return formatFact(name, usePageLanguage());
}
