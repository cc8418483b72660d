import type {ComponentType} from 'react';
import type {Language} from '../../product';
import type {LiveName} from './liveNames';

/** A live figure once it is there. */
export type LiveFigure = ComponentType<{readonly language: Language}>;

/** One chunk a figure, fetched when a reader asks for it, on top of the core they share. */
const chunks: Readonly<Record<LiveName, () => Promise<{readonly default: LiveFigure}>>> = {
  'draw-wall': () => import('./draw-wall'),
  'close-room': () => import('./close-room'),
  'stair-void': () => import('./stair-void'),
  'plan-scale': () => import('./plan-scale'),
  'wall-faces': () => import('./wall-faces'),
  selection: () => import('./selection'),
  'terrace-levels': () => import('./terrace-levels'),
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
