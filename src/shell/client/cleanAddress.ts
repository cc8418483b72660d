import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanPath} from '../addresses/cleanPath';

function canonicalPathname(): string | null {
  const link = document.querySelector<HTMLLinkElement>('head link[rel="canonical"]');
  return link ? new URL(link.href).pathname : null;
}

// Before the router reads the address: a page whose path matches no route would not hydrate.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = cleanPath(pathname, canonicalPathname());
  if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}
