/** Shows a notice over the page, where the reader is, until the next press; in an older browser it stays. */
export function showOver(notice: HTMLElement): void {
  notice.popover = 'auto';
  notice.showPopover?.();
}
