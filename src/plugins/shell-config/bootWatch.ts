/** What the banner says, in the language of the page; `{…}` are filled in by the script. */
export interface BootWords {
  readonly title: string;
  /** With `{built}` and `{suggested}`. */
  readonly baseUrl: string;
  readonly failed: string;
  readonly retry: string;
}

interface BootOptions {
  /** Base URL of the site, not of the locale. */
  readonly siteBaseUrl: string;
  readonly words: BootWords;
}

/**
 * Runs in the page, inline: when the base URL is wrong, no stylesheet and no other script arrives.
 * It is written into the page as text, so it may use nothing from outside itself.
 */
function watchBoot({siteBaseUrl, words}: BootOptions): void {
  let isShown = false;
  const bare = (path: string): string => path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '');
  const suggestedBaseUrl = (): string | undefined => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (!canonical) {
      return undefined;
    }
    const page = bare(new URL(canonical.href).pathname).slice(siteBaseUrl.length - 1);
    const asked = bare(location.pathname);
    const base = `${asked.slice(0, asked.length - page.length)}/`;
    return asked.endsWith(page) && base !== siteBaseUrl ? base : undefined;
  };
  const show = (): void => {
    const suggested = suggestedBaseUrl();
    const banner = document.createElement('div');
    banner.setAttribute('role', 'alert');
    banner.id = 'boot-failure';
    Object.assign(banner.style, {
      margin: '1rem',
      padding: '1rem',
      border: '.25rem solid',
      background: 'Canvas',
      color: 'CanvasText',
    });
    const lines = suggested
      ? [
          words.title,
          words.baseUrl.replace('{built}', siteBaseUrl).replace('{suggested}', suggested),
        ]
      : [words.failed];
    for (const line of lines) {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      banner.append(paragraph);
    }
    if (!suggested) {
      // Of type submit, in no form: the loader keeps presses on other buttons until the page
      // lives, and this one is there because it does not.
      const retry = document.createElement('button');
      retry.textContent = words.retry;
      retry.addEventListener('click', () => location.reload());
      banner.append(retry);
    }
    document.body.prepend(banner);
  };
  const showOnce = (): void => {
    // Once the program runs it deals with what fails to load.
    if (isShown || 'docusaurus' in window) {
      return;
    }
    isShown = true;
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', show);
    } else {
      show();
    }
  };
  addEventListener(
    'error',
    ({target}) => {
      if (
        target instanceof HTMLScriptElement ||
        (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      ) {
        showOnce();
      }
    },
    true,
  );
  // A script cut short, or another in its place, arrives all the same and does nothing. On the
  // document: this event does not reach the window.
  document.addEventListener(
    'load',
    ({target}) => {
      const assets = document.querySelector<HTMLMetaElement>('meta[name=site-assets]');
      const last = assets?.content.split(' ').pop();
      if (target instanceof HTMLScriptElement && last && target.getAttribute('src') === last) {
        showOnce();
      }
    },
    true,
  );
  // After a reload the browser still takes the entries before it for states of this page, and
  // leaves it to the program to show them: without the program, Back would change the address only.
  const shown = location.pathname;
  addEventListener('popstate', () => {
    const isAlive = document.documentElement.dataset.hasHydrated === 'true';
    if (!isAlive && bare(location.pathname) !== bare(shown)) {
      location.reload();
    }
  });
}

/**
 * The inline script that tells the reader, on any page, that the site was built for another base
 * URL, or else that a part of it could not be loaded; and that keeps Back working meanwhile.
 */
export function bootWatch(options: BootOptions): string {
  const data = JSON.stringify(options).replace(/</g, '\\u003c');
  return `(${watchBoot.toString()})(${data})`;
}
