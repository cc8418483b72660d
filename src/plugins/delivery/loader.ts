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

  const keepPress = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    // A form that only leads to the search page opens the search box once the page is live.
    const isForScripts = button && (button.type !== 'submit' || 'opensSearch' in button.dataset);
    if (isForScripts) {
      event.preventDefault();
      event.stopPropagation();
      button.setAttribute('aria-busy', 'true');
      isForSearch = 'opensSearch' in button.dataset;
      kept = [
        () => {
          button.removeAttribute('aria-busy');
          button.click();
        },
      ];
    }
  };

  const keepKey = (event: KeyboardEvent): void => {
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    const isLetter = isForSearch && event.key.length === 1 && !isCommand && !isTyping;
    const isSearch =
      (isCommand && event.key.toLowerCase() === 'k') || (event.key === '/' && !isTyping);
    if (isLetter || isSearch) {
      event.preventDefault();
      const again = (): boolean => document.dispatchEvent(new KeyboardEvent(event.type, event));
      kept = isLetter ? [...kept, again] : [again];
      isForSearch = true;
    }
  };

  const hydration = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') {
      return;
    }
    hydration.disconnect();
    document.removeEventListener('click', keepPress, true);
    document.removeEventListener('keydown', keepKey, true);
    for (const act of kept) {
      // Each in a turn of its own, so that effects that add listeners have run.
      setTimeout(act, 0);
    }
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
