/**
 * Runs inline at the end of every page, before any other script. It brings the site's scripts when
 * the page is idle or at the reader's first sign of intent, whichever is first, and only on intent
 * where data is dear; what the reader presses meanwhile is kept and carried out once the page is
 * live. Compiled on its own: imports nothing, and reads addresses from the page so that one hash
 * in the policy serves all pages.
 */
(() => {
  const root = document.documentElement;
  const addresses = document.querySelector<HTMLMetaElement>('meta[name="site-assets"]');
  const {connection} = navigator as Navigator & {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  const isDataDear = Boolean(
    connection && (connection.saveData || /2g/.test(connection.effectiveType ?? '')),
  );
  const intents = ['pointerdown', 'keydown', 'focusin', ...(isDataDear ? [] : ['pointermove'])];
  let isStarted = false;
  let kept: (() => void)[] = [];
  /** Whether what is kept opens the search: letters that follow are meant for its field. */
  let isForSearch = false;
  /** The button whose press is kept, said to be busy meanwhile. */
  let busy: Element | undefined;
  let isCarryingOut = false;

  const start = (): void => {
    if (isStarted || !addresses) {
      return;
    }
    isStarted = true;
    for (const address of addresses.content.split(' ')) {
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
  };

  const keep = (act: () => void, opensSearch: boolean, button?: Element): void => {
    if (!(isForSearch && opensSearch)) {
      busy?.removeAttribute('aria-busy');
      button?.setAttribute('aria-busy', 'true');
      busy = button;
      isForSearch = opensSearch;
      kept = [];
    }
    kept.push(act);
  };

  const keepPress = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    const opensSearch = button && 'opensSearch' in button.dataset;
    // A form that only leads to the search page opens the search box once the page is live.
    if (button && (opensSearch || button.type !== 'submit')) {
      event.preventDefault();
      event.stopPropagation();
      keep(() => button.click(), Boolean(opensSearch), button);
    }
  };

  const isSlashWanted = (): boolean => {
    try {
      // As slashKey.ts of the search keeps it.
      return localStorage.getItem('search.slash-key') !== 'off';
    } catch {
      return true;
    }
  };

  const keepKey = (event: KeyboardEvent): void => {
    if (isCarryingOut) {
      return;
    }
    const {key, altKey, target} = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isPlain =
      !(isCommand || altKey) &&
      !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
    // What typedAhead.ts of the search takes, and what useSearchOpener.ts opens it on.
    const isKept = isPlain
      ? isForSearch
        ? /^(.|Backspace|Escape)$/u.test(key)
        : key === '/' && isSlashWanted()
      : isCommand && !altKey && !event.shiftKey && key.toLowerCase() === 'k';
    if (isKept) {
      event.preventDefault();
      // Parts of the page may listen already, and would hear it twice.
      event.stopImmediatePropagation();
      // Escape takes the place of all it gives up.
      keep(() => document.dispatchEvent(new KeyboardEvent(event.type, event)), key !== 'Escape');
    }
  };

  const carryOut = (acts: (() => void)[]): void => {
    isCarryingOut = true;
    for (const act of acts) {
      act();
    }
    isCarryingOut = false;
  };

  const hydration = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') {
      return;
    }
    hydration.disconnect();
    document.removeEventListener('click', keepPress, true);
    busy?.removeAttribute('aria-busy');
    setTimeout(() => {
      carryOut(kept.splice(0, 1));
      // In a turn of its own, so that effects that add listeners have run. All in one turn, since a
      // letter typed between two would overtake those that wait.
      setTimeout(() => {
        document.removeEventListener('keydown', keepKey, true);
        carryOut(kept);
      }, 0);
    }, 0);
  });

  hydration.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
  document.addEventListener('click', keepPress, true);
  document.addEventListener('keydown', keepKey, true);
  for (const intent of intents) {
    addEventListener(intent, start, {once: true, passive: true, capture: true});
  }
  if (!isDataDear) {
    const whenIdle = (): void => {
      // Safari has none.
      if ('requestIdleCallback' in window) {
        requestIdleCallback(start, {timeout: 2000});
      } else {
        setTimeout(start, 200);
      }
    };
    if (document.readyState === 'complete') {
      whenIdle();
    } else {
      addEventListener('load', whenIdle, {once: true});
    }
  }
})();
