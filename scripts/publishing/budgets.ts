/** Bytes that a page may cost, as served with brotli. Raise one only with a reason in the commit. */
export const budgets = {
  /** One page, the whole of what paints it. */
  pageBytes: 40_000,
  /** The middle page of the site: what fits into the first round trip of a connection. */
  medianPageBytes: 20_000,
  /** Scripts that a page names. */
  scriptBytes: 200_000,
} as const;
