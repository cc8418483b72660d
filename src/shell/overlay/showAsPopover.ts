/**
 * Shows a notice over the page, at the reader's scroll position, until the next press. In a browser
 * without popovers it stays in place in the page.
 */
export function showAsPopover(notice: HTMLElement): void {
  notice.popover = 'auto';
  notice.showPopover?.();
}
