/**
 * Runs inline at the end of every page, before any other script. It brings the site's scripts when
 * the page is idle or at the reader's first sign of intent, whichever is first, and only on intent
 * where data is dear; what the reader presses meanwhile is kept for replayEarlyInput.ts of the shell.
 * Compiled on its own: imports nothing but types, and reads addresses from the page so that one hash
 * in the policy serves all pages.
 */
import type {EarlyInput} from '../../../earlyInput';

(() => {
  let assets = document.querySelector<HTMLMetaElement>('meta[name=site-assets]')?.content;
  const {connection} = navigator as Navigator & {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  const isDataDear =
    (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) &&
    // "Not found" may stand in for a page, or be in another language: the program leads on.
    !document.querySelector('[data-not-found]') &&
    // Who sends a search from a field without scripts has pressed something, on the page before.
    !/[?&]q=./.test(window.location.search);
  const intents = ['pointerdown', 'keydown', 'focusin', ...(isDataDear ? [] : ['pointermove'])];
  const pressed: EarlyInput['pressed'] = new Set();
  let hasKept = false;
  /** The one of them that opens the menu or the search: both cover the page, and the last wins. */
  let cover: HTMLElement | undefined;
  const typed: EarlyInput['typed'] = [];

  const start = (): void => {
    for (const address of assets?.split(' ') ?? []) {
      document.head.append(
        address.endsWith('.css')
          ? Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address})
          : Object.assign(document.createElement('script'), {
              src: address,
              async: false,
              fetchPriority: 'low',
            }),
      );
    }
    assets = undefined;
  };

  const giveUp = (): void => {
    if (cover) {
      pressed.delete(cover);
      cover.removeAttribute('aria-busy');
    }
    cover = undefined;
    typed.length = 0;
  };

  const keep = (button: HTMLElement): void => {
    if (button !== cover && button.hasAttribute('aria-haspopup')) {
      giveUp();
      cover = button;
    }
    pressed.add(button);
    hasKept = true;
    button.setAttribute('aria-busy', 'true');
    // Pressed before this ran, or by a voice, which sends nothing but the click.
    start();
  };

  const captureClick = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    // A form that only leads to the search page opens the search box once the page is live.
    if (button && ('opensSearch' in button.dataset || button.type !== 'submit')) {
      event.preventDefault();
      event.stopPropagation();
      keep(button);
    }
  };

  // As slashKey.ts of the search has it.
  const isSlashWanted = (): boolean => {
    if (matchMedia('(any-pointer: coarse) and (any-hover: none)').matches) {
      return false;
    }
    try {
      return localStorage.getItem('search.slash-key') !== 'off';
    } catch {
      return true;
    }
  };

  const captureKey = (event: KeyboardEvent): void => {
    const {key, altKey, target} = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isPlain =
      !(isCommand || altKey) &&
      !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
    // What useSearchOpener.ts opens it on.
    const isShortcut = isPlain
      ? key === '/' && isSlashWanted()
      : isCommand && !altKey && !event.shiftKey && key.toLowerCase() === 'k';
    const search = document.querySelector<HTMLElement>('button[data-opens-search]');
    if (isPlain && key === 'Escape' && hasKept) {
      giveUp();
      // For what covers nothing and opens all the same.
      typed.push(event);
    } else if (
      isPlain &&
      search === cover &&
      (/^(.|Backspace)$/u.test(key) || (key === 'Enter' && typed.length > 0))
    ) {
      // What typedAhead.ts of the search takes.
      typed.push(event);
    } else if (search && isShortcut) {
      keep(search);
    } else {
      return;
    }
    event.preventDefault();
    // Parts of the page may listen already, and would hear it twice.
    event.stopImmediatePropagation();
  };

  const discard = (): void => {
    for (const button of pressed) {
      button.removeAttribute('aria-busy');
    }
    pressed.clear();
    typed.length = 0;
    document.removeEventListener('click', captureClick, true);
    document.removeEventListener('keydown', captureKey, true);
  };

  window.earlyInput = {pressed, typed, captureClick, captureKey, discard};
  document.addEventListener('click', captureClick, true);
  document.addEventListener('keydown', captureKey, true);
  for (const intent of intents) {
    addEventListener(intent, start, {once: true, capture: true});
  }
  window.onclick = window.onkeydown = null;
  for (const event of window.pressedEarly ?? []) {
    (event.type === 'click' ? captureClick : captureKey)(event as KeyboardEvent);
  }
  /**
   * The browser may be idle while its first frame is still under way, or has shown the bare ground; a
   * tab behind has none.
   */
  const startOncePainted = (framesLeft = 9): void => {
    // Some browsers keep to themselves when they paint.
    if (
      performance.getEntriesByName('first-contentful-paint')[0] ||
      document.hidden ||
      !framesLeft
    ) {
      start();
    } else {
      requestAnimationFrame(() => startOncePainted(framesLeft - 1));
    }
  };

  if (!isDataDear) {
    addEventListener('load', () => {
      // Safari has none, and extensions leave the name with nothing behind it.
      const {requestIdleCallback: callWhenIdle}: Partial<Window> = window;
      if (callWhenIdle) {
        callWhenIdle(() => startOncePainted(), {timeout: 2000});
      } else {
        setTimeout(startOncePainted, 200);
      }
    });
  }
})();
