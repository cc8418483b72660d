import {isPlainClick} from '../../isPlainClick';

type Click = Parameters<typeof isPlainClick>[0] & Pick<MouseEvent, 'defaultPrevented'>;

/**
 * Whether the router handles a click on a link, by the rules of react-router-dom 5. All other
 * clicks are left to the browser, which opens a tab or window, or saves the page.
 *
 * @param target attribute of the link
 */
export function isFollowed(click: Click, target?: string): boolean {
  return isPlainClick(click) && !click.defaultPrevented && (!target || target === '_self');
}
