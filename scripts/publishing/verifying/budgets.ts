/**
 * Page budgets as served with brotli; publish and tests/site enforce them. Lower one when there is
 * slack; raise one only with a reason in the commit.
 */
export const budgets = {
  /**
   * One page, everything needed to paint it. Names and hashes of scripts vary it by some 100 bytes
   * per build, the site's address by 60: such changes alone must not exceed it.
   */
  pageBytes: 21_800,
  /**
   * What a page has around its `<main>`: styles, head, bar and menu, compressed by `frameBytesOf`.
   * Content varies between pages, so only this shows that all of them grew.
   */
  frameBytes: 13_800,
  /**
   * What every page references to hydrate: scripts, including all that articles run, and the whole
   * style sheet.
   */
  startBytes: 116_700,
  /**
   * What a hosted search (deploy/search-at-scale.md) adds to each: its field in the markup, and,
   * before anyone searches, its style sheet and the script of that field.
   */
  hostedSearch: {pageBytes: 400, startBytes: 9_500},
  /** Scripts that a page needs to hydrate, including React; tests only. */
  scriptBytes: 100_000,
  /**
   * The number of pages per language when these were measured, and what each further page adds to
   * them, in the route list and the menus: adding a page must not use up the budget.
   */
  countedPages: 26,
  furtherPageBytes: 60,
  /** What a page with its own tool may add; tests only. */
  toolBytes: 5_000,
  /** Requests of a first view, including the page, without prefetches; tests only. */
  requests: 9,
  /**
   * Longest task as a share of all work after the first paint; tests only. Pages that hydrate in
   * slices reach 0.08 in the best of several views on an idle machine, 0.1 on a busy one: the
   * budget forbids one task that dominates.
   */
  longestTaskShare: 0.13,
  /** Code shared by live figures, fetched when a reader opens one. */
  liveCoreBytes: 25_000,
  /** One live figure in addition. */
  liveFigureBytes: 12_000,
} as const;

/**
 * What pages added since the budgets were measured may add to each page and its scripts.
 *
 * @param pageCount pages of one language, including archived ones and the search page
 * @returns bytes
 */
export function furtherBytes(pageCount: number): number {
  return Math.max(0, pageCount - budgets.countedPages) * budgets.furtherPageBytes;
}
