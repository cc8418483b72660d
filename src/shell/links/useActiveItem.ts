import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePageExists} from '../addresses/usePageExists';
import {type ActiveRule, isItemActive} from './isItemActive';

/**
 * How to mark an item for the current page.
 *
 * @returns `page` if it leads to the current page, `true` if it stands for a part of the site that
 *   holds it, undefined otherwise (and always on "not found": its address is nobody's)
 */
export function useActiveItem(
  item: ActiveRule,
  isActive?: () => boolean,
): 'page' | 'true' | undefined {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const exists = usePageExists();
  if (!exists || !(isActive ? isActive() : isItemActive(item, pathname, baseUrl))) {
    return undefined;
  }
  const {to, href} = item;
  return isItemActive({to, href, exact: true}, pathname, baseUrl) ? 'page' : 'true';
}
