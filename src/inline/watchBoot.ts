import {siteAssets} from './siteAssets';

/**
 * Tells readers that the site was built for another base URL, or that one of its files failed to
 * load; also keeps Back working in the meantime, including to a page that was left before it had
 * fully loaded. Inline, since with a wrong base URL no file arrives. The notice it shows is already
 * in the page, see bootNotice.ts of src/plugins/shell-config.
 */
export function watchBoot(): void {
  const {pathname} = location;
  const suggestedBaseUrl = (built: string): string | undefined => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    // The "not found" page has no canonical address; only its language folder can be compared.
    const [home = built] = siteAssets().split('assets/');
    const own = canonical ? new URL(canonical.href).pathname.replace(/(.)\/$/, '$1') : home;
    // The canonical path of a home page reduces to its final slash.
    const at = pathname.lastIndexOf(own.slice(built.length - 1) || '/');
    const base = `${pathname.slice(0, at)}/`;
    const isKnown = at >= 0 && (canonical || home !== built);
    return isKnown && base !== built ? base : undefined;
  };
  const show = (): void => {
    const template = document.querySelector<HTMLTemplateElement>('#boot-failure');
    if (!template || !document.body) {
      // Either already shown, or the failure came before the body was parsed.
      return;
    }
    template.remove();
    const [failed, moved] = template.content.children;
    const suggested = suggestedBaseUrl(template.dataset.baseUrl ?? '/');
    const notice = (suggested ? moved : failed) as HTMLElement | undefined;
    notice?.querySelector('span')?.append(suggested ?? '');
    // A submit button outside any form: the loader captures clicks on other buttons until the page
    // is hydrated, and this one is shown because it is not.
    notice?.querySelector('button')?.addEventListener('click', () => location.reload());
    // Read before inserting the notice: afterwards Firefox would have adjusted the scroll position,
    // and would not restore it.
    const isScrolled = scrollY > 0;
    document.body.prepend(notice ?? '');
    // Its place in the page is scrolled out of view, so show it as a popover until the next press.
    if (notice && isScrolled) {
      notice.popover = 'auto';
      notice.showPopover?.();
    }
  };
  const fail = (): void => {
    window.earlyInput?.discard();
    show();
  };
  // Once the app runs, it handles failing scripts itself, but not a failing style sheet.
  const isProgramHere = (): boolean => 'docusaurus' in window;
  // Safari aborts pending requests when a page is left, but still puts it in the back/forward
  // cache. Offline, reloading would replace a readable page by an error.
  const loadAnew = ({persisted}: PageTransitionEvent): void => {
    if (navigator.onLine && persisted) {
      location.reload();
    }
  };
  // Browser extensions insert scripts and styles of their own, which may fail.
  const ownAddress = (target: EventTarget | null): string => {
    const address =
      target instanceof Element && (target.getAttribute('src') ?? target.getAttribute('href'));
    return address && siteAssets().includes(address) ? address : '';
  };
  addEventListener(
    'error',
    ({target}) => {
      if (ownAddress(target)) {
        addEventListener('pageshow', loadAnew);
        if (target instanceof HTMLLinkElement) {
          show();
        } else if (!isProgramHere()) {
          fail();
        }
      }
    },
    true,
  );
  // Detects a truncated or wrong script, which fires `load` but does nothing. Listens on the
  // document, because `load` events of elements do not reach the window.
  document.addEventListener(
    'load',
    ({target}) => {
      const address = ownAddress(target);
      if (address && siteAssets().endsWith(address) && !isProgramHere()) {
        fail();
      }
    },
    true,
  );
  // After a reload, the browser still treats earlier history entries as states of this page and
  // leaves showing them to the app. Without the app, Back would only change the address.
  addEventListener('popstate', () => {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (!isHydrated && location.pathname !== pathname) {
      // A reloaded page would take over the previous page's scroll position; its history entry has
      // the right one.
      window.history.scrollRestoration = 'manual';
      location.reload();
    }
  });
}
