import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {isPlainClick} from '../../isPlainClick';
import {preloadPage} from '../addresses/preloadPage';
import {removeOfflineNotice, showOfflineNotice} from '../loading/offlineNotice';

let isLetThrough = false;

/**
 * When a chunk of the next page fails, core loads that page from the network, and offline the
 * reader would be left with the browser's error page. So while the browser reports being offline, a
 * link is followed only once its page has been loaded.
 */
async function onClick(event: MouseEvent): Promise<void> {
  removeOfflineNotice();
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const {origin, pathname} = window.location;
  if (
    isLetThrough ||
    navigator.onLine ||
    !link ||
    !isPlainClick(event) ||
    (link.target || '_self') !== '_self' ||
    link.origin !== origin ||
    link.pathname === pathname
  ) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (await preloadPage(routes, link.pathname)) {
    isLetThrough = true;
    link.click();
    isLetThrough = false;
  } else {
    showOfflineNotice();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick, true);
  window.addEventListener('online', removeOfflineNotice);
}
