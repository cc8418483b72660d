import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isBootError} from '../crash/isBootError';
import {isHydrated} from '../isHydrated';
import {showAsPopover} from '../overlay/showAsPopover';

/**
 * The notice from the template that watchBoot.ts puts into each page, styled by the site's style
 * sheet.
 */
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
 * Before hydration, core does not handle a failed chunk: the page can be read, but nothing in it
 * works. A notice says so. After hydration core reloads the page by itself, and this does nothing.
 */
function onRejection({reason}: PromiseRejectionEvent): void {
  if (!isHydrated() && isBootError(reason) && !document.querySelector('.load-failure')) {
    // Read before the box is inserted: read afterwards, it makes Firefox scroll to make room for
    // the box, and not scroll back.
    const isScrolled = window.scrollY > 0;
    const box = failureBox(reason);
    document.body.prepend(box ?? '');
    if (box && isScrolled) {
      showAsPopover(box);
    }
    window.earlyInput?.discard();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
}
