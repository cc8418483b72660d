/** The items that occur more often in one list than in another, regardless of order. */
export function surplus<Item>(
  own: readonly Item[],
  others: readonly Item[],
  keyOf: (item: Item) => unknown,
): readonly Item[] {
  const left = others.map(keyOf);
  return own.filter((item) => {
    const at = left.indexOf(keyOf(item));
    left.splice(at, at === -1 ? 0 : 1);
    return at === -1;
  });
}
