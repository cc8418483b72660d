import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {isBootError} from '../isBootError';

function failureBox(error: unknown): HTMLElement {
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = translate({
    id: 'site.boot.failed',
    message: 'A part of this page could not be loaded: search and menus may not work.',
    description: 'Banner of a page whose scripts or styles could not be loaded',
  });
  const detail = document.createElement('p');
  detail.lang = 'en';
  detail.textContent = String(error);
  // Of type submit, in no form: the loader keeps presses on other buttons until the page lives,
  // and this one is there because it does not.
  const retry = document.createElement('button');
  retry.textContent = translate({
    id: 'site.loading.retry',
    message: 'Retry',
    description: 'Button that loads a part of the page again after it failed',
  });
  retry.addEventListener('click', () => window.location.reload());
  box.append(text, detail, retry);
  return box;
}

/**
 * Core waits for the chunks of the first page and has no answer when one fails: the page can be read
 * but nothing in it works. Once the page lives, core reloads by itself, and this stays out of it.
 */
function onRejection({reason}: PromiseRejectionEvent): void {
  const isAlive = document.documentElement.dataset.hasHydrated === 'true';
  if (!isAlive && isBootError(reason) && !document.querySelector('.load-failure')) {
    // Main lays its parts side by side on articles: beside them the box would squeeze the words.
    const place = document.querySelector('article') ?? document.querySelector('main');
    (place ?? document.body).prepend(failureBox(reason));
    window.kept?.end();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
}
