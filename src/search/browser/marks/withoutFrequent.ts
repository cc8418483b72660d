/** A word that occurs more often is the subject of the page: marking it does not guide the eye. */
const maxPlaces = 10;

/**
 * Leaves out words that occur too often to be worth marking, unless there are no others.
 *
 * @param byWord occurrences on the page, by word
 */
export function withoutFrequent<Place>(
  byWord: ReadonlyMap<string, readonly Place[]>,
): readonly Place[] {
  const all = [...byWord.values()];
  const few = all.filter(({length}) => length <= maxPlaces);
  return (few.length > 0 ? few : all).flat();
}
