import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isBootError} from '../isBootError';

/**
 * Core waits for the chunks of the first page and has no answer when one fails: the page can be read
 * but nothing in it works. What watches over the start of the page (bootWatch.ts) says so. Once the
 * page lives, core reloads by itself, and this stays out of it.
 */
function onRejection({reason}: PromiseRejectionEvent): void {
  const isAlive = document.documentElement.dataset.hasHydrated === 'true';
  if (!isAlive && isBootError(reason)) {
    document.scripts[0]?.dispatchEvent(new Event('error'));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
}
