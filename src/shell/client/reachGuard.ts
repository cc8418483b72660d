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

let asked: Location | undefined;
let shown: Location | undefined;

/**
 * The article stays, under its own address. The step in the history stays too, so where the browser
 * says itself that there is no network, `offlineGuard` follows no link in the first place.
 */
function stay(location: Location): void {
  const {pathname, search, hash} = location;
  // The router is where it was: what is written to the address next would else come from a page that
  // nobody has seen, and count as an arrival.
  if (asked) Object.assign(asked, location);
  // Nothing else may say so: the link to skip to the content asks the router for nothing.
  asked = shown;
  loadingBar.finish();
  // Taken from it for the page that does not come: see instantArrival.
  document.documentElement.style.removeProperty('scroll-behavior');
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

/**
 * A link to a part of the page means the page that is shown, and gives up the one on its way, whose
 * address stands in the bar already.
 */
function stayForPart(event: MouseEvent): void {
  const {target} = event;
  // A group of the sidebar that has no page is written as such a link too, and leads nowhere.
  const isPart = target instanceof Element && target.closest('a[href^="#"]:not([role])');
  if (isPart && isPlainClick(event) && shown && shown.pathname !== window.location.pathname)
    stay(shown);
}

/**
 * What core waits for before it shows a page. It waits for one page at a time and takes whatever
 * comes for that one, so it hears nothing of a page that the reader has given up for another. When a
 * part does not come it loads the page anew, since a release may have taken the part away; where the
 * site does not answer at all the reader would lose the article to an error page of the browser, so
 * core hears nothing either.
 */
async function awaitParts(parts: Promise<unknown>): Promise<void> {
  const wanted = asked;
  try {
    await unlessLeft(parts);
  } catch (error) {
    const isAnswered = !shown || (await isReachable(window.location.href));
    if (asked === wanted && isAnswered) throw error;
    if (asked === wanted && shown) {
      stay(shown);
      showOfflineNotice();
    }
    return never();
  }
  return asked === wanted ? undefined : never();
}

function guard(list: Routes): void {
  for (const {component, routes: nested} of list) {
    const lazy = component as {preload?: () => Promise<unknown>};
    const {preload} = lazy;
    if (preload) {
      lazy.preload = () => {
        // Asked for by a link that the reader has followed, the address is that of the next page already.
        const isAwaited = window.location.pathname !== shown?.pathname;
        return isAwaited ? awaitParts(preload()) : preload();
      };
    }
    guard(nested ?? []);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  guard(routes as Routes);
  window.addEventListener('click', stayForPart, true);
}

const reachGuard: ClientModule = {
  onRouteUpdate({location}) {
    asked = location;
    return undefined;
  },
  onRouteDidUpdate({location}) {
    shown = location;
  },
};

export default reachGuard;
