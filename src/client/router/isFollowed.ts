import {isPlainClick} from '../../isPlainClick';

/** Of a click on a link. */
type Click = Parameters<typeof isPlainClick>[0] & Pick<MouseEvent, 'defaultPrevented'>;

/**
 * Whether the router follows a click on a link, by the rules of react-router-dom 5; all others are
 * the browser's, which opens a tab or a window or saves the page.
 *
 * @param target of the link
 */
export function isFollowed(click: Click, target?: string): boolean {
  return isPlainClick(click) && !click.defaultPrevented && (!target || target === '_self');
}
