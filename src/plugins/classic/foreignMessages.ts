/**
 * Translation messages for pages and components this site does not have. Left in, they would be
 * downloaded with every page.
 */
export const foreignMessages =
  /^theme\.(blog|lastUpdated|tags|docs\.tagDocListPageTitle|docs\.DocCard)\b/;
