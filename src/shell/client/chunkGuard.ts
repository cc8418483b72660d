import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {isChunkError} from '../isChunkError';

function failureBox(error: unknown): HTMLElement {
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = String(error);
  // Of type submit, in no form: the loader keeps presses on other buttons until the page lives,
  // and this one is there because it does not.
  const retry = document.createElement('button');
  retry.textContent = translate({
    id: 'site.loading.retry',
    message: 'Retry',
    description: 'Button that loads a part of the page again after it failed',
  });
  retry.addEventListener('click', () => window.location.reload());
  box.append(text, retry);
  return box;
}

/**
 * Core waits for the chunks of the first page and has no answer when one fails: the page can be read
 * but nothing in it works. Once the page lives, core reloads by itself, and this stays out of it.
 */
function onRejection({reason}: PromiseRejectionEvent): void {
  const isAlive = document.documentElement.dataset.hasHydrated === 'true';
  if (!isAlive && isChunkError(reason) && !document.querySelector('.load-failure')) {
    const main = document.querySelector('main');
    (main ?? document.body).prepend(failureBox(reason));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
}
