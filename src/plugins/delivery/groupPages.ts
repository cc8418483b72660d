interface Group<Item> {
  readonly pages: readonly number[];
  readonly items: ReadonlySet<Item>;
}

/**
 * Puts pages with like needs together, so that few sets serve all of them.
 *
 * @param needs for each page, what it needs
 * @param weight how much an item weighs, in any unit
 * @param limit how many groups there may be
 * @returns the groups: the places of their pages in `needs`, and what these need between them
 */
export function groupPages<Item>(
  needs: readonly ReadonlySet<Item>[],
  weight: (item: Item) => number,
  limit: number,
): Group<Item>[] {
  const weigh = (items: ReadonlySet<Item>) =>
    [...items].reduce((sum, item) => sum + weight(item), 0);
  /** What all pages of two groups load more, in sum, when they share one set. */
  const costOf = (one: Group<Item>, other: Group<Item>) => {
    const both = weigh(new Set([...one.items, ...other.items]));
    return (
      one.pages.length * (both - weigh(one.items)) +
      other.pages.length * (both - weigh(other.items))
    );
  };
  let groups: Group<Item>[] = needs.map((items, page) => ({pages: [page], items}));
  while (groups.length > limit) {
    let best: {cost: number; one: Group<Item>; other: Group<Item>} | undefined;
    for (const [place, one] of groups.entries()) {
      for (const other of groups.slice(place + 1)) {
        const cost = costOf(one, other);
        if (!best || cost < best.cost) {
          best = {cost, one, other};
        }
      }
    }
    if (!best) {
      break;
    }
    const {one, other} = best;
    const merged = {
      pages: [...one.pages, ...other.pages].sort((a, b) => a - b),
      items: new Set([...one.items, ...other.items]),
    };
    groups = [...groups.filter((group) => group !== one && group !== other), merged];
  }
  return groups;
}
