import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import type {Page} from './nearestPages';

/**
 * The pages that best match the requested address. The list of pages and the code that compares
 * them are loaded on demand: only "not found" needs them, and the list grows with the site.
 *
 * @returns empty until they are loaded, and when loading fails
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
