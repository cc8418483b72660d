/** Messages of pages and parts that this site does not have; every page would load them. */
export const foreignMessages =
  /^theme\.(blog|lastUpdated|tags|docs\.tagDocListPageTitle|docs\.DocCard)\b/;
