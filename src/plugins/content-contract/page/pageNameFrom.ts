import {nameFrom} from '../nameFrom';
import {withoutOrder} from './withoutOrder';

/** The name of a page or of a folder from a text: as `nameFrom`, without a number in front. */
export function pageNameFrom(text: string): string {
  return withoutOrder(nameFrom(text));
}
