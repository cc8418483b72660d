import {englishActions} from './englishActions';
import {englishThings} from './englishThings';
import {englishTroubles} from './englishTroubles';

/**
 * Groups of English words that readers use for one another in this trade. Unlike the glossary these
 * are not terms to explain. A group is worth having when it helps many questions, not one.
 */
export const englishEveryday: readonly (readonly string[])[] = [
  ...englishActions,
  ...englishTroubles,
  ...englishThings,
];
