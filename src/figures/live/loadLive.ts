import type {LiveFigure} from './core/liveFigure';
import type {LiveName} from './liveNames';

interface LiveChunk {
  readonly default: LiveFigure;
  /** Works out what takes longest in the first drawing, a step at a time; it is remembered there. */
  readonly prepare?: () => Iterator<undefined>;
}

/** How long a phone may be held before it is let answer. */
const sliceMs = 8;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * One chunk a figure, fetched when a reader asks for it, on top of the core they share, which
 * src/plugins/figures gathers by these names.
 */
const chunks: Readonly<Record<LiveName, () => Promise<LiveChunk>>> = {
  'draw-wall': () => import(/* webpackChunkName: 'live-draw-wall' */ './draw-wall'),
  'close-room': () => import(/* webpackChunkName: 'live-close-room' */ './close-room'),
  'stair-void': () => import(/* webpackChunkName: 'live-stair-void' */ './stair-void'),
  'plan-scale': () => import(/* webpackChunkName: 'live-plan-scale' */ './plan-scale'),
  'wall-faces': () => import(/* webpackChunkName: 'live-wall-faces' */ './wall-faces'),
  selection: () => import(/* webpackChunkName: 'live-selection' */ './selection'),
  'terrace-levels': () => import(/* webpackChunkName: 'live-terrace-levels' */ './terrace-levels'),
};

/**
 * Fetches a live figure and prepares its first drawing, in slices, so that a slow phone answers in
 * between.
 *
 * @throws when its chunk does not arrive
 */
export async function loadLive(name: LiveName): Promise<LiveFigure> {
  const {default: figure, prepare} = await chunks[name]();
  const steps = prepare?.();
  let isOver = !steps;
  while (!isOver) {
    await nextTask();
    const startMs = performance.now();
    do {
      isOver = steps?.next().done ?? true;
    } while (!isOver && performance.now() - startMs < sliceMs);
  }
  return figure;
}
