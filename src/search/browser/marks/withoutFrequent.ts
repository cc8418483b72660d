/** A word that occurs more often is the subject of the page: highlights would be everywhere. */
const maxPlaces = 10;

/**
 * Drops the words that occur too often to be worth highlighting, unless all of them do.
 *
 * @param byWord occurrences on the page, by word
 * @returns the occurrences of the remaining words
 */
export function withoutFrequent<Place>(
  byWord: ReadonlyMap<string, readonly Place[]>,
): readonly Place[] {
  const all = [...byWord.values()];
  const few = all.filter(({length}) => length <= maxPlaces);
  return (few.length > 0 ? few : all).flat();
}
