import type {LiveName} from './liveNames';

/** The static figure behind a live one: the component that pages use, and its scene. */
interface StaticScene {
  readonly word: string;
  readonly scene: string;
}

/**
 * The static scene of each live figure: readers who leave it must find the drawing that was there.
 */
export const staticSceneOf: Readonly<Record<LiveName, StaticScene>> = {
  'draw-wall': {word: 'PlanFigure', scene: 'draw-a-wall'},
  'close-room': {word: 'PlanFigure', scene: 'closed-loop'},
  'stair-void': {word: 'SectionFigure', scene: 'head-clearance'},
  'plan-scale': {word: 'PlanFigure', scene: 'set-the-scale'},
  'wall-faces': {word: 'PlanFigure', scene: 'wall-faces'},
  selection: {word: 'PlanFigure', scene: 'selection-rectangle'},
  'terrace-levels': {word: 'SectionFigure', scene: 'surface-levels'},
};
