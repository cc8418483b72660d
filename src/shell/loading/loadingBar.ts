import {translate} from '@docusaurus/Translate';
import {minimumProgress, trickle} from './progress';

/** A bar that only flashes up would be distracting. */
const delayMs = 200;
const trickleMs = 800;
/** After this long, readers wonder whether anything is still happening. */
const slowMs = 8000;
const leaveMs = 200;

let bar: HTMLElement | undefined;
let showTimer: number | undefined;
let trickleTimer: number | undefined;
let slowTimer: number | undefined;

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

function slowNotice(): HTMLElement {
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
  // In a status element: the bar is outside every landmark, yet must be announced.
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.append(bar);
  document.body.append(status);
  show(progress);
  trickleTimer = window.setInterval(() => {
    progress = trickle(progress);
    show(progress);
  }, trickleMs);
  slowTimer = window.setTimeout(() => status.append(slowNotice()), slowMs);
}

function finish(): void {
  window.clearTimeout(showTimer);
  window.clearInterval(trickleTimer);
  window.clearTimeout(slowTimer);
  const status = bar?.parentElement;
  show(1);
  bar?.classList.add('route-progress--done');
  bar = undefined;
  window.setTimeout(() => status?.remove(), leaveMs);
}

/**
 * The progress bar at the top of the window while a page or the search loads, later with a message.
 */
export const loadingBar = {
  /**
   * Shows the bar after a short delay. May be called again before the first load has finished.
   *
   * @returns hides the bar
   */
  start(): () => void {
    finish();
    showTimer = window.setTimeout(appear, delayMs);
    return finish;
  },
  finish,
};
