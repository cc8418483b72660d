import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isBootError} from '../isBootError';

/** The notice that bootWatch.ts of the plugins has in the page, in the look of the site. */
function failureBox(error: unknown): Node | undefined {
  const template = document.querySelector<HTMLTemplateElement>('#boot-failure');
  const box = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!box) {
    return undefined;
  }
  box.className = 'load-failure';
  const detail = document.createElement('p');
  detail.lang = 'en';
  detail.textContent = String(error);
  const retry = box.querySelector('button');
  retry?.before(detail);
  retry?.addEventListener('click', () => window.location.reload());
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
    (place ?? document.body).prepend(failureBox(reason) ?? '');
    window.kept?.end();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
}
