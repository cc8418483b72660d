import {translate} from '@docusaurus/Translate';
import {minimumProgress, trickle} from './progress';

/** What comes sooner needs no bar: one that flashes up would only disturb. */
const delayMs = 200;
const trickleMs = 800;
/** From here on a reader wonders whether anything still comes. */
const slowMs = 8000;
const leaveMs = 200;

let bar: HTMLElement | undefined;
let waiting: number | undefined;
let trickling: number | undefined;
let lingering: number | undefined;

function show(progress: number): void {
  bar?.setAttribute('aria-valuenow', String(Math.round(progress * 100)));
  bar?.style.setProperty('transform', `scaleX(${progress})`);
}

function makeBar(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'route-progress';
  element.setAttribute('role', 'progressbar');
  element.setAttribute(
    'aria-label',
    translate({
      id: 'site.loading',
      message: 'Loading',
      description:
        'Said, and name of the bar that shows, while a page or the search is being loaded',
    }),
  );
  return element;
}

function patience(): HTMLElement {
  const words = document.createElement('p');
  words.className = 'load-slow';
  words.textContent = translate({
    id: 'site.loading.slow',
    message: 'Still loading: the connection is slow.',
    description: 'Said when a page or the search has been on its way for some seconds',
  });
  return words;
}

function appear(): void {
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
  lingering = window.setTimeout(() => status.append(patience()), slowMs);
}

function finish(): void {
  window.clearTimeout(waiting);
  window.clearInterval(trickling);
  window.clearTimeout(lingering);
  const status = bar?.parentElement;
  show(1);
  bar?.classList.add('route-progress--done');
  bar = undefined;
  window.setTimeout(() => status?.remove(), leaveMs);
}

/** The bar at the top of the window, later with a word, while a page or the search is loaded. */
export const loadingBar = {
  /**
   * Shows it soon. A reader in a hurry may choose another page before the first one is there.
   *
   * @returns what ends it
   */
  start(): () => void {
    finish();
    waiting = window.setTimeout(appear, delayMs);
    return finish;
  },
  finish,
};
