import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isBootError} from '../crash/isBootError';
import {isAlive} from '../isAlive';
import {showOver} from '../overlay/showOver';

/** The notice that bootWatch.ts of the plugins has in the page, in the look of the site. */
function failureBox(error: unknown): HTMLElement | undefined {
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
  if (!isAlive() && isBootError(reason) && !document.querySelector('.load-failure')) {
    // Asked once the box stands there, Firefox moves the text for it, and not back.
    const isScrolled = window.scrollY > 0;
    const box = failureBox(reason);
    document.body.prepend(box ?? '');
    if (box && isScrolled) {
      showOver(box);
    }
    window.kept?.end();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
}
