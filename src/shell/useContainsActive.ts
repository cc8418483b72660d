import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ActiveRule, isItemActive} from './isItemActive';

/** Whether one of the entries of a menu leads to the current page or stands for it. */
export function useContainsActive(items: readonly ActiveRule[]): boolean {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return items.some((item) => isItemActive({exact: true, ...item}, pathname, baseUrl));
}
