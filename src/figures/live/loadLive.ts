import type {LiveFigure} from './core/liveFigure';
import {inSlices} from './inSlices';
import type {LiveName} from './liveNames';

interface LiveChunk {
  readonly default: LiveFigure;
  /** Precomputes the slowest parts of the first drawing, step by step; the results are memoised. */
  readonly prepare?: () => Iterator<undefined>;
}

/**
 * One chunk per figure, fetched when the reader starts it, in addition to the shared core.
 * src/plugins/figures groups the core by these chunk names.
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
 * Fetches a live figure and precomputes its first drawing in slices, so that a slow phone stays
 * responsive.
 *
 * @throws when its chunk cannot be loaded
 */
export async function loadLive(name: LiveName): Promise<LiveFigure> {
  const {default: figure, prepare} = await chunks[name]();
  if (prepare) await inSlices(prepare());
  return figure;
}
