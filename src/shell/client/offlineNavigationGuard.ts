import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {isPlainClick} from '../../isPlainClick';
import {isReachable} from '../loading/isReachable';
import {loadingBar} from '../loading/loadingBar';
import {never} from '../loading/never';
import {showOfflineNotice} from '../loading/offlineNotice';
import {unlessLeft} from '../loading/unlessLeft';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];
type Routes = readonly {readonly component: unknown; readonly routes?: Routes}[];

let requested: Location | undefined;
let displayed: Location | undefined;

/**
 * Cancels the navigation in progress: the displayed page stays and gets its URL back. The history
 * entry of the navigation remains, so when the browser itself reports being offline,
 * offlineLinkGuard.ts does not start one.
 */
function cancelNavigation(location: Location): void {
  const {pathname, search, hash} = location;
  // Core has passed the requested location on; reset it to the displayed one. Otherwise the next
  // change of the address would be relative to a page that was never shown, and count as a page
  // change.
  if (requested) Object.assign(requested, location);
  // Set here, because no route update may follow: anchor links such as the skip link bypass the
  // router.
  requested = displayed;
  loadingBar.finish();
  // Removes what scrollAfterNavigation.ts has set for the page that did not load.
  document.documentElement.style.removeProperty('scroll-behavior');
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

/**
 * An anchor link refers to the displayed page: it cancels the navigation in progress, whose URL is
 * already in the address bar.
 */
function cancelOnAnchorLink(event: MouseEvent): void {
  const {target} = event;
  // Upstream renders a sidebar category without a page as such a link too, with a role; it leads
  // nowhere.
  const isPart = target instanceof Element && target.closest('a[href^="#"]:not([role])');
  if (isPart && isPlainClick(event) && displayed && displayed.pathname !== window.location.pathname)
    cancelNavigation(displayed);
}

/**
 * Wraps the promise that core awaits before it renders a page. Core tracks one navigation at a time
 * and takes any result for that one, so the promise of a navigation that the reader has replaced
 * with another never settles. When a chunk fails, core reloads the page, since a release may have
 * removed the chunk. But when the site does not respond at all, a reload would replace the article
 * with the browser's error page, so then the promise never settles either.
 */
async function awaitParts(parts: Promise<unknown>): Promise<void> {
  const wanted = requested;
  try {
    await unlessLeft(parts);
  } catch (error) {
    const isAnswered = !displayed || (await isReachable(window.location.href));
    if (requested === wanted && isAnswered) throw error;
    if (requested === wanted && displayed) {
      cancelNavigation(displayed);
      showOfflineNotice();
    }
    return never();
  }
  return requested === wanted ? undefined : never();
}

function guard(list: Routes): void {
  for (const {component, routes: nested} of list) {
    const lazy = component as {preload?: () => Promise<unknown>};
    const {preload} = lazy;
    if (preload) {
      lazy.preload = () => {
        // During a navigation, the URL is already that of the next page; otherwise this is a
        // prefetch.
        const isAwaited = window.location.pathname !== displayed?.pathname;
        return isAwaited ? awaitParts(preload()) : preload();
      };
    }
    guard(nested ?? []);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  guard(routes as Routes);
  window.addEventListener('click', cancelOnAnchorLink, true);
}

const offlineNavigationGuard: ClientModule = {
  onRouteUpdate({location}) {
    requested = location;
    return undefined;
  },
  onRouteDidUpdate({location}) {
    displayed = location;
  },
};

export default offlineNavigationGuard;
