import type {RankedPage} from './rankPage';

/**
 * Moves pages for writers and lists of terms behind all pages for readers, unless they cover more
 * of the query than any of those or are the best hit.
 *
 * @param pages best first
 * @param isLast whether a page is one of those to move
 */
export function demote(
  pages: readonly RankedPage[],
  isLast: (page: number) => boolean,
): readonly RankedPage[] {
  const most = Math.max(...pages.map(({page, coverage}) => (isLast(page) ? 0 : coverage)));
  const isHeldBack = ({page, coverage}: RankedPage, at: number): boolean =>
    at > 0 && isLast(page) && coverage <= most;
  return [
    ...pages.filter((page, at) => !isHeldBack(page, at)),
    ...pages.filter((page, at) => isHeldBack(page, at)),
  ];
}
