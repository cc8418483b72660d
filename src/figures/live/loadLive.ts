import type {ComponentType} from 'react';
import type {Language} from '../../product';
import type {LiveName} from './liveNames';

/** A live figure once it is there. */
export type LiveFigure = ComponentType<{readonly language: Language}>;

/**
 * One chunk a figure, fetched when a reader asks for it, on top of the core they share, which
 * src/plugins/figures gathers by these names.
 */
const chunks: Readonly<Record<LiveName, () => Promise<{readonly default: LiveFigure}>>> = {
  'draw-wall': () => import(/* webpackChunkName: 'live-draw-wall' */ './draw-wall'),
  'close-room': () => import(/* webpackChunkName: 'live-close-room' */ './close-room'),
  'stair-void': () => import(/* webpackChunkName: 'live-stair-void' */ './stair-void'),
  'plan-scale': () => import(/* webpackChunkName: 'live-plan-scale' */ './plan-scale'),
  'wall-faces': () => import(/* webpackChunkName: 'live-wall-faces' */ './wall-faces'),
  selection: () => import(/* webpackChunkName: 'live-selection' */ './selection'),
  'terrace-levels': () => import(/* webpackChunkName: 'live-terrace-levels' */ './terrace-levels'),
};

/**
 * Fetches a live figure.
 *
 * @throws when its chunk does not arrive
 */
export async function loadLive(name: LiveName): Promise<LiveFigure> {
  const {default: figure} = await chunks[name]();
  return figure;
}
