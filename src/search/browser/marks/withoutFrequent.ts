/** A word that stands on a page more often is its subject: marked, it leads the eye nowhere. */
const maxPlaces = 10;

/**
 * The places of the words that a page holds a few times; of all words where it holds no such one.
 *
 * @param byWord places on the page by the word that stands there
 */
export function withoutFrequent<Place>(
  byWord: ReadonlyMap<string, readonly Place[]>,
): readonly Place[] {
  const all = [...byWord.values()];
  const few = all.filter(({length}) => length <= maxPlaces);
  return (few.length > 0 ? few : all).flat();
}
