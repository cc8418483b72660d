import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import {nearestPages, type Page} from './nearestPages';

/**
 * The existing pages nearest to the address asked for. The list of pages is fetched for it: only
 * "not found" needs it, and it grows with the site.
 *
 * @returns none at first, and none if the list cannot be had
 */
export function useNearestPages(): readonly Page[] {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<readonly Page[]>([]);
  useEffect(() => {
    let isCurrent = true;
    import('@generated/shell-config/default/pages.json')
      .then(({default: all}) => isCurrent && setPages(nearestPages(pathname, all, baseUrl)))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [pathname, baseUrl]);
  return pages;
}
