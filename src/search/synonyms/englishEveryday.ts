import {englishActions} from './englishActions';
import {englishThings} from './englishThings';
import {englishTroubles} from './englishTroubles';

/**
 * Groups of English everyday words that readers use interchangeably when they mean the same thing
 * on this site. Unlike glossary terms, they need no explanation. Add a group only if it helps many
 * questions, not a single one.
 */
export const englishEveryday: readonly (readonly string[])[] = [
  ...englishActions,
  ...englishTroubles,
  ...englishThings,
];
