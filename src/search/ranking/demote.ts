import type {RankedPage} from './rankPage';

/**
 * Pages for writers and lists of terms after those for readers that hold as much of the query, but
 * for one that answers best of all.
 *
 * @param pages best first
 * @param isLast whether a page comes after the others
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
