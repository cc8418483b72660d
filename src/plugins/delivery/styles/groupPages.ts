interface Group<Item> {
  readonly pages: readonly number[];
  readonly items: ReadonlySet<Item>;
}

interface Pair<Item> {
  readonly one: Group<Item>;
  readonly other: Group<Item>;
  /** Total weight of unneeded items that the pages of both would load if they shared one set. */
  readonly cost: number;
}

/** Groups pages with equal needs first: even a large site has few kinds of pages. */
function alike<Item>(needs: readonly ReadonlySet<Item>[]): Group<Item>[] {
  const places = new Map<Item, number>();
  const keyOf = (items: ReadonlySet<Item>): string =>
    [...items]
      .map((item) => {
        const place = places.get(item) ?? places.size;
        places.set(item, place);
        return place;
      })
      .sort((a, b) => a - b)
      .join(' ');
  const groups = new Map<string, {pages: number[]; items: ReadonlySet<Item>}>();
  for (const [page, items] of needs.entries()) {
    const key = keyOf(items);
    const group = groups.get(key) ?? {pages: [], items};
    group.pages.push(page);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Groups pages with similar needs, so that few sets serve all of them. Merges the two cheapest
 * groups until the limit is met.
 *
 * @param needs for each page, what it needs
 * @param weight of an item, in any unit
 * @param limit maximum number of groups
 * @returns the groups: indices of their pages in `needs`, and the union of their needs
 */
export function groupPages<Item>(
  needs: readonly ReadonlySet<Item>[],
  weight: (item: Item) => number,
  limit: number,
): Group<Item>[] {
  const missing = (from: ReadonlySet<Item>, items: ReadonlySet<Item>): number => {
    let sum = 0;
    for (const item of items) {
      sum += from.has(item) ? 0 : weight(item);
    }
    return sum;
  };
  const pair = (one: Group<Item>, other: Group<Item>): Pair<Item> => ({
    one,
    other,
    cost:
      one.pages.length * missing(one.items, other.items) +
      other.pages.length * missing(other.items, one.items),
  });
  let groups = alike(needs);
  let pairs = groups.flatMap((one, index) =>
    groups.slice(index + 1).map((other) => pair(one, other)),
  );
  while (groups.length > limit) {
    const {one, other} = pairs.reduce((best, next) => (next.cost < best.cost ? next : best));
    const isTaken = (group: Group<Item>): boolean => group === one || group === other;
    const merged = {
      pages: [...one.pages, ...other.pages],
      items: new Set([...one.items, ...other.items]),
    };
    groups = groups.filter((group) => !isTaken(group));
    pairs = [
      ...pairs.filter((known) => !isTaken(known.one) && !isTaken(known.other)),
      ...groups.map((group) => pair(group, merged)),
    ];
    groups.push(merged);
  }
  return groups;
}
