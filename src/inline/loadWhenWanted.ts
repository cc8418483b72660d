/** Whether the reader pays for data, or waits long for it. */
function isDataDear(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
}

/** Whether the page is of little use without its scripts. */
function needsScripts(): boolean {
  return (
    // "Not found" may stand in for a page, or be in another language: the program leads on.
    document.querySelector('[data-not-found]') !== null ||
    // The reader submitted a search field on the page before.
    /[?&]q=./.test(window.location.search)
  );
}

/**
 * The browser may be idle while its first frame is still under way, or has shown only the
 * background. A hidden tab draws no frames.
 */
function callOncePainted(call: () => void, framesLeft = 9): void {
  // Some browsers do not report when they paint.
  if (performance.getEntriesByName('first-contentful-paint')[0] || document.hidden || !framesLeft) {
    call();
  } else {
    requestAnimationFrame(() => callOncePainted(call, framesLeft - 1));
  }
}

/**
 * Calls `load` when the page is idle or at the reader's first sign of intent, whichever is first;
 * only on intent where data is dear. It may be called more than once.
 */
export function loadWhenWanted(load: () => void): void {
  const onlyOnIntent = isDataDear() && !needsScripts();
  const intents = ['pointerdown', 'keydown', 'focusin', ...(onlyOnIntent ? [] : ['pointermove'])];
  for (const intent of intents) {
    addEventListener(intent, load, {once: true, capture: true});
  }
  if (onlyOnIntent) {
    return;
  }
  addEventListener('load', () => {
    const loadOncePainted = (): void => callOncePainted(load);
    // Safari has none, and extensions leave the name with nothing behind it.
    const {requestIdleCallback: callWhenIdle}: Partial<Window> = window;
    if (callWhenIdle) {
      callWhenIdle(loadOncePainted, {timeout: 2000});
    } else {
      setTimeout(loadOncePainted, 200);
    }
  });
}
