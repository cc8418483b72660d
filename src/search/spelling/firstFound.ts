/** The first non-empty result of several strategies; the later ones are not run. */
export function firstFound<Found>(ways: readonly (() => Found[])[]): Found[] {
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}
