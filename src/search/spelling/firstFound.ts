/** What the first of some ways leads to that leads anywhere; the ways after it are not tried. */
export function firstFound<Found>(ways: readonly (() => Found[])[]): Found[] {
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}
