/**
 * Which section of a page is being read: as upstream has it the first that begins in the upper half
 * of the window, or else the one before. At the end of a page it is the one that the address names:
 * the last sections may be too short to come up so far.
 *
 * @param topsPx where the sections begin in the window, in their order
 * @param heightPx of the window
 * @param named the section that the address names, or -1
 * @param isEnd whether the page ends in the window
 * @returns -1 above the first
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
