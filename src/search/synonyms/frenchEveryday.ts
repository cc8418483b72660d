import {frenchActions} from './frenchActions';
import {frenchThings} from './frenchThings';
import {frenchTroubles} from './frenchTroubles';

/**
 * Groups of French words that readers use for one another in this trade. Unlike the glossary these
 * are not terms to explain. A group is worth having when it helps many questions, not one.
 */
export const frenchEveryday: readonly (readonly string[])[] = [
  ...frenchActions,
  ...frenchTroubles,
  ...frenchThings,
];
