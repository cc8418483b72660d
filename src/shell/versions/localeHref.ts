/**
 * The address of the current page in another locale.
 *
 * @param page.pathname path of the current page, base URL included
 * @param page.search query with its `?`, unchanged
 * @param page.hash fragment with its `#`, unchanged
 * @param page.exists false on "not found", which has no counterpart: leads to the home page
 * @param page.baseUrl base URL of the current locale
 * @param target base URL of the other locale, with its origin if that is different
 * @param extraSearch query from the configuration, appended to the page's own
 */
export function localeHref(
  page: {
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
    readonly exists: boolean;
    readonly baseUrl: string;
  },
  target: string,
  extraSearch = '',
): string {
  const extra = extraSearch.replace(/^\?/, '');
  if (!page.exists || !page.pathname.startsWith(page.baseUrl)) {
    return target + (extra && `?${extra}`);
  }
  const joint = page.search ? '&' : '?';
  const search = page.search + (extra && joint + extra);
  return target + page.pathname.slice(page.baseUrl.length) + search + page.hash;
}
