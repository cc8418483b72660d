import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ActiveRule, isItemActive} from './isItemActive';

/** An entry of a menu: a link, or a page or a sidebar of the docs by its name. */
interface Entry extends ActiveRule {
  readonly docId?: string;
  readonly sidebarId?: string;
}

/** Whether one of the entries of a menu leads to the current page or stands for it. */
export function useContainsActive(entries: readonly Entry[]): boolean {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {activeDoc} = useActiveDocContext(undefined);
  return entries.some(
    ({docId, sidebarId, ...rule}) =>
      (docId !== undefined && docId === activeDoc?.id) ||
      (sidebarId !== undefined && sidebarId === activeDoc?.sidebar) ||
      isItemActive({exact: true, ...rule}, pathname, baseUrl),
  );
}
