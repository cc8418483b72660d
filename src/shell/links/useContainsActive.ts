import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type DocsEntry, isEntryOfDocs} from './isEntryOfDocs';
import {type ActiveRule, isItemActive} from './isItemActive';

/** Whether an item of a menu is active on the current page. */
export function useContainsActive(entries: readonly (ActiveRule & DocsEntry)[]): boolean {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const docs = useAllDocsData();
  return entries.some(
    (entry) =>
      isEntryOfDocs(entry, docs, pathname) ||
      isItemActive({exact: true, ...entry}, pathname, baseUrl),
  );
}
