import {frenchActions} from './frenchActions';
import {frenchThings} from './frenchThings';
import {frenchTroubles} from './frenchTroubles';

/**
 * Groups of French everyday words that readers use interchangeably when they mean the same thing on
 * this site. Unlike glossary terms, they need no explanation. Add a group only if it helps many
 * questions, not a single one.
 */
export const frenchEveryday: readonly (readonly string[])[] = [
  ...frenchActions,
  ...frenchTroubles,
  ...frenchThings,
];
