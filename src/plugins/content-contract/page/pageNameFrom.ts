import {nameFrom} from '../nameFrom';
import {withoutOrder} from './withoutOrder';

/** A page or folder name derived from a text: `nameFrom`, without a leading number. */
export function pageNameFrom(text: string): string {
  return withoutOrder(nameFrom(text));
}
