/** Of a click on a link. */
type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'
>;

/**
 * Whether the router follows a click on a link, by the rules of react-router-dom 5; all others are
 * the browser's, which opens a tab or a window or saves the page.
 *
 * @param target of the link
 */
export function isFollowed(click: Click, target?: string): boolean {
  const {altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey} = click;
  const isPlain = button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
  return isPlain && !defaultPrevented && (!target || target === '_self');
}
