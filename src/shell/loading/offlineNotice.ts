import {translate} from '@docusaurus/Translate';
import {showAsPopover} from '../overlay/showAsPopover';

const noticeId = 'offline-notice';

export function removeOfflineNotice(): void {
  document.getElementById(noticeId)?.remove();
}

function words(): string {
  return navigator.onLine
    ? translate({
        id: 'site.unreachable',
        message:
          'This help centre is not responding: check your connection. The page you are reading stays on screen.',
        description: 'Said when the site cannot be reached, though the device has a network',
      })
    : translate({
        id: 'site.offline',
        message:
          'You are offline: you cannot open pages that are not loaded yet. The page you are reading stays on screen.',
        description: 'Said when a reader without a network asks for what is not loaded yet',
      });
}

/**
 * Shows a notice that no other page can be opened for now. It disappears on the next press
 * anywhere.
 */
export function showOfflineNotice(): void {
  removeOfflineNotice();
  const notice = document.createElement('p');
  notice.id = noticeId;
  notice.className = 'load-failure';
  notice.setAttribute('role', 'alert');
  notice.textContent = words();
  document.body.append(notice);
  showAsPopover(notice);
}
