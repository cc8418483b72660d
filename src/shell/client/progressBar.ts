import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {minimumProgress, trickle} from '../progress';

const delayMs = 200;
const trickleMs = 800;
const leaveMs = 200;

let bar: HTMLElement | undefined;
let waiting: number | undefined;
let trickling: number | undefined;

function show(progress: number): void {
  bar?.setAttribute('aria-valuenow', String(Math.round(progress * 100)));
  bar?.style.setProperty('transform', `scaleX(${progress})`);
}

function makeBar(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'route-progress';
  element.setAttribute('role', 'progressbar');
  element.setAttribute('aria-valuemin', '0');
  element.setAttribute('aria-valuemax', '100');
  element.setAttribute(
    'aria-label',
    translate({
      id: 'site.loading.page',
      message: 'Loading the page',
      description: 'Name of the bar that shows while a page is being loaded',
    }),
  );
  return element;
}

function start(): void {
  let progress = minimumProgress;
  bar = makeBar();
  // In a status, so that the bar stands in no landmark and is still announced.
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.append(bar);
  document.body.append(status);
  show(progress);
  trickling = window.setInterval(() => {
    progress = trickle(progress);
    show(progress);
  }, trickleMs);
}

function finish(): void {
  window.clearTimeout(waiting);
  window.clearInterval(trickling);
  const status = bar?.parentElement;
  show(1);
  bar?.classList.add('route-progress--done');
  bar = undefined;
  window.setTimeout(() => status?.remove(), leaveMs);
}

const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      // A reader in a hurry may choose another page before the first one is there.
      finish();
      waiting = window.setTimeout(start, delayMs);
    }
    return undefined;
  },
  onRouteDidUpdate: finish,
};

export default progressBar;
