import type {LiveFigure} from './core/liveFigure';
import {inSlices} from './inSlices';
import type {LiveName} from './liveNames';

interface LiveChunk {
  readonly default: LiveFigure;
  /** Works out what takes longest in the first drawing, a step at a time; it is remembered there. */
  readonly prepare?: () => Iterator<undefined>;
}

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
  if (prepare) await inSlices(prepare());
  return figure;
}
