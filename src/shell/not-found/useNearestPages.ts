import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import type {Page} from './nearestPages';

/**
 * The existing pages nearest to the address asked for. The list of pages is fetched for it, and
 * what compares them: only "not found" needs them, and the list grows with the site.
 *
 * @returns none at first, and none if the list cannot be had
 */
export function useNearestPages(): readonly Page[] {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<readonly Page[]>([]);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([
      import(/* webpackChunkName: 'all-pages' */ '@generated/shell-config/default/pages.json'),
      import(/* webpackChunkName: 'nearest-pages' */ './nearestPages'),
    ])
      .then(
        ([{default: all}, {nearestPages}]) =>
          isCurrent && setPages(nearestPages(pathname, all, baseUrl)),
      )
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [pathname, baseUrl]);
  return pages;
}
