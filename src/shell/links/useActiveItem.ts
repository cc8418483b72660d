import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePageExists} from '../addresses/usePageExists';
import {type ActiveRule, isItemActive} from './isItemActive';

/**
 * The `aria-current` value of an item on the current page.
 *
 * @param isActive overrides the item's own rules
 * @returns `page` when it links to the current page, `true` when it is active for another reason,
 *   and undefined otherwise, which includes "not found", where no item is active
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
