import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import routes from '@generated/routes';
import {routesTo} from '../addresses/routesTo';
import {notFoundRedirect, requestedAddress} from '../not-found/notFoundRedirect';
import {pageOfFile} from '../not-found/pageOfFile';

/**
 * The existing page that an address with a file name refers to, with the query and fragment of that
 * address; null when there is none.
 *
 * @param address without the origin; one that starts with two slashes does not name another host
 */
function pageMeant(address: string): string | null {
  const {pathname, search, hash} = new URL(window.location.origin + address);
  const page = pageOfFile(pathname, (path) => {
    const route = routesTo(routes, path).at(-1);
    return typeof route?.path === 'string' ? route.path : undefined;
  });
  return page && page + search + hash;
}

/**
 * Changes the address bar without loading a page. At both addresses used, the router renders "not
 * found", which is what the static page contains, so that it hydrates.
 */
function showAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

function goWhereMeant(): void {
  const {origin, pathname, search, hash} = window.location;
  const ownName = `${siteConfig.baseUrl}404`;
  const isNamed = pathname === ownName || pathname === `${ownName}.html`;
  const asked = isNamed ? requestedAddress(hash, origin) : pathname + search + hash;
  if (!asked) {
    return;
  }
  const baseUrls = Object.values(i18n.localeConfigs).map(({baseUrl}) => baseUrl);
  const target =
    pageMeant(asked) ?? (isNamed ? null : notFoundRedirect(asked, siteConfig.baseUrl, baseUrls));
  if (target) {
    showAddress(ownName);
    window.location.replace(target);
  } else if (isNamed) {
    showAddress(asked);
  }
}

if (ExecutionEnvironment.canUseDOM && document.querySelector('[data-not-found]')) {
  goWhereMeant();
}
