/** What stands more often in a list than in another, whatever the order. */
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
