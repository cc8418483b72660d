/**
 * Finds the section that is being read. Same rule as upstream: the first section that starts in the
 * upper half of the window, or else the one before it. At the end of the page it is the section
 * that the URL fragment names, because the last sections may be too short to reach the upper half.
 *
 * @param topsPx top of each section relative to the window, in document order, in CSS pixels
 * @param heightPx height of the window, in CSS pixels
 * @param named index of the section that the fragment names, or -1
 * @param isEnd whether the end of the page is visible
 * @returns index of the section, or -1 above the first one
 */
export function currentSection(
  topsPx: readonly number[],
  heightPx: number,
  named: number,
  isEnd: boolean,
): number {
  const next = topsPx.findIndex((topPx) => topPx >= 0);
  const isNamedRead = isEnd && next >= 0 && named >= next;
  if (isNamedRead) {
    return named;
  }
  return next < 0 ? topsPx.length - 1 : next - Number((topsPx[next] ?? 0) >= heightPx / 2);
}
