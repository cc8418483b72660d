/**
 * Runs in the page, inline: no other script may arrive. What it shows stands ready in the page, see
 * bootNotice.ts. It is written into the page as text, so it may use nothing from outside itself.
 */
function watchBoot(): void {
  const show = (): void => {
    const template = document.querySelector<HTMLTemplateElement>('#boot-failure');
    if (!template || !document.body) {
      // It is shown already, or what failed came before all parts of the site.
      return;
    }
    template.remove();
    // Of type submit, in no form: the loader keeps presses on other buttons until the page
    // lives, and this one is there because it does not.
    template.content.querySelector('button')?.addEventListener('click', () => location.reload());
    document.body.prepend(template.content);
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
  addEventListener(
    'error',
    ({target}) => {
      const isSheet = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
      if (isSheet || target instanceof HTMLScriptElement) {
        addEventListener('pageshow', loadAnew);
        if (isSheet || !isProgramHere()) {
          show();
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
      const assets = document.querySelector<HTMLMetaElement>('meta[name=site-assets]')?.content;
      const address = target instanceof HTMLScriptElement && target.getAttribute('src');
      if (address && assets?.endsWith(address) && !isProgramHere()) {
        show();
      }
    },
    true,
  );
  // After a reload the browser still takes the entries before it for states of this page, and
  // leaves it to the program to show them: without the program, Back would change the address only.
  const shown = location.pathname;
  addEventListener('popstate', () => {
    const isAlive = document.documentElement.dataset.hasHydrated === 'true';
    if (!isAlive && location.pathname !== shown) {
      location.reload();
    }
  });
}

/**
 * The inline script that tells the reader that a part of the page could not be loaded, keeps Back
 * working meanwhile, and leads back to a page that was left before all of it had come.
 */
export const bootWatch = `(${watchBoot.toString()})()`;
