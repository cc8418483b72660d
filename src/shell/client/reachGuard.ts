import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {isReachable} from '../isReachable';
import {loadingBar} from '../loadingBar';
import {showOfflineNotice} from '../offlineNotice';
import {never, unlessLeft} from '../watchLeaving';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];
type Routes = readonly {readonly component: unknown; readonly routes?: Routes}[];

let shown: Location | undefined;

/**
 * Core loads a page anew when a part of it does not come, since a release may have taken the part
 * away. Where the site does not answer at all the reader would lose the article to an error page of
 * the browser: it stays, under its own address, and core waits for a part that does not come. The
 * step in the history stays too, so where the browser says itself that there is no network,
 * `offlineGuard` follows no link in the first place.
 */
async function stay(error: unknown): Promise<unknown> {
  if (!shown || (await isReachable(window.location.href))) {
    throw error;
  }
  loadingBar.finish();
  const {pathname, search, hash} = shown;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
  showOfflineNotice();
  return never();
}

function guard(list: Routes): void {
  for (const {component, routes: nested} of list) {
    const lazy = component as {preload?: () => Promise<unknown>};
    const {preload} = lazy;
    if (preload) {
      lazy.preload = () => {
        // Asked for by a link that the reader has followed, the address is that of the next page already.
        const isAwaited = window.location.pathname !== shown?.pathname;
        return isAwaited ? unlessLeft(preload()).catch(stay) : preload();
      };
    }
    guard(nested ?? []);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  guard(routes as Routes);
}

const reachGuard: ClientModule = {
  onRouteDidUpdate({location}) {
    shown = location;
  },
};

export default reachGuard;
