/**
 * Runs in the page, inline: when the base URL is wrong, no stylesheet and no other script arrives.
 * What it shows stands ready in the page, see bootNotice.ts. It is written into the page as text, so
 * it may use nothing from outside itself.
 */
function watchBoot(): void {
  const {pathname} = location;
  const assets = (): string =>
    document.querySelector<HTMLMetaElement>('meta[name=site-assets]')?.content ?? '';
  const suggestedBaseUrl = (built: string): string | undefined => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    // "Not found" has no address of its own: only the folder of its language is known again.
    const [home = built] = assets().split('assets/');
    const own = canonical ? new URL(canonical.href).pathname.replace(/(.)\/$/, '$1') : home;
    // The last slash is all that is left of the address of a home page.
    const at = pathname.lastIndexOf(own.slice(built.length - 1) || '/');
    const base = `${pathname.slice(0, at)}/`;
    const isKnown = at >= 0 && (canonical || home !== built);
    return isKnown && base !== built ? base : undefined;
  };
  const show = (): void => {
    const template = document.querySelector<HTMLTemplateElement>('#boot-failure');
    if (!template || !document.body) {
      // It is shown already, or what failed came before all parts of the site.
      return;
    }
    template.remove();
    const [failed, moved] = template.content.children;
    const suggested = suggestedBaseUrl(template.dataset.baseUrl ?? '/');
    const notice = (suggested ? moved : failed) as HTMLElement | undefined;
    notice?.querySelector('span')?.append(suggested ?? '');
    // Of type submit, in no form: the loader keeps presses on other buttons until the page
    // lives, and this one is there because it does not.
    notice?.querySelector('button')?.addEventListener('click', () => location.reload());
    // Asked once the notice stands there, Firefox moves the text for it, and not back.
    const isScrolled = scrollY > 0;
    document.body.prepend(notice ?? '');
    // Its place is out of sight: over the text, until the next press.
    if (notice && isScrolled) {
      notice.popover = 'auto';
      notice.showPopover?.();
    }
  };
  const fail = (): void => {
    window.kept?.end();
    show();
  };
  // Once it runs it deals with the scripts that fail; of the style sheet it knows nothing.
  const isProgramHere = (): boolean => 'docusaurus' in window;
  // Safari ends what is still being fetched when a page is left, and keeps the page for Back all the
  // same. Without a network an error page would take the place of what can be read.
  const loadAnew = ({persisted}: PageTransitionEvent): void => {
    if (navigator.onLine && persisted) {
      location.reload();
    }
  };
  // Extensions put scripts and styles of their own into the page, and theirs may fail.
  const ownAddress = (target: EventTarget | null): string => {
    const address =
      target instanceof Element && (target.getAttribute('src') ?? target.getAttribute('href'));
    return address && assets().includes(address) ? address : '';
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
  // A script cut short, or another in its place, arrives all the same and does nothing. On the
  // document: this event does not reach the window.
  document.addEventListener(
    'load',
    ({target}) => {
      const address = ownAddress(target);
      if (address && assets().endsWith(address) && !isProgramHere()) {
        fail();
      }
    },
    true,
  );
  // After a reload the browser still takes the entries before it for states of this page, and
  // leaves it to the program to show them: without the program, Back would change the address only.
  addEventListener('popstate', () => {
    const isAlive = document.documentElement.dataset.hasHydrated === 'true';
    if (!isAlive && location.pathname !== pathname) {
      // Loaded anew, the page would stand where the one before it does: its entry knows better.
      window.history.scrollRestoration = 'manual';
      location.reload();
    }
  });
}

/**
 * The inline script that tells the reader, on any page, that the site was built for another base
 * URL, or else that a part of it could not be loaded; and that keeps Back working meanwhile, and to a
 * page that was left before all of it had come.
 */
export const bootWatch = `(${watchBoot.toString()})()`;
