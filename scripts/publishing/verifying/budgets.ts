/**
 * What a page may cost, as served with brotli: a publish and the tests of tests/site hold
 * every page to it. Lower one when there is slack; raise one only with a reason in the commit.
 */
export const budgets = {
  /**
   * One page, the whole of what paints it. The names and hashes of scripts move it by some 100 bytes
   * from build to build, the address of the site by 60: whoever changes neither must not be refused.
   */
  pageBytes: 21_800,
  /**
   * What a page carries around its `<main>`: styles, head, bar and menu, as `frameBytesOf` compresses
   * them. Pages say more or less, so that no middle of them tells whether all of them grew: this does.
   */
  frameBytes: 13_800,
  /**
   * What every page names to come to life: scripts, all that articles run among them, and the whole
   * style sheet.
   */
  startBytes: 116_700,
  /**
   * What a hosted search (deploy/search-at-scale.md) brings on top of each of them: its field in the
   * markup of a page, and before anybody searches its own style sheet and the script of that field.
   */
  hostedSearch: {pageBytes: 400, startBytes: 9_500},
  /** Scripts that a page needs to come to life, React among them; tests only. */
  scriptBytes: 100_000,
  /**
   * How many pages a language had when those were measured, and what each further one adds to each of
   * them, in the list of routes and in menus: a writer who adds a page does not have to pay for it.
   */
  countedPages: 26,
  furtherPageBytes: 60,
  /** What a page with a tool of its own may bring on top of them; tests only. */
  toolBytes: 5_000,
  /** Requests of a first view, the page among them, without what is fetched ahead; tests only. */
  requests: 9,
  /**
   * The longest task's part of all work after the first paint; tests only. Pages that come to life
   * in slices have 0.08 in the best of several views on an idle machine, and 0.1 on a busy one: what
   * is held to is no task that stands out.
   */
  longestTaskShare: 0.13,
  /** What live figures share, fetched when a reader opens one. */
  liveCoreBytes: 25_000,
  /** One live figure on top of it. */
  liveFigureBytes: 12_000,
} as const;

/**
 * What the pages that were added since the budgets were measured may add to each page and to what it
 * starts with.
 *
 * @param pageCount pages of one language, archived ones and the page of search results among them
 * @returns bytes
 */
export function furtherBytes(pageCount: number): number {
  return Math.max(0, pageCount - budgets.countedPages) * budgets.furtherPageBytes;
}
