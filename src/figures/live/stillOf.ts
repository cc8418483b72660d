import type {LiveName} from './liveNames';

/** The figure that a live one makes answer back: its word in pages, and its scene. */
interface Still {
  readonly word: string;
  readonly scene: string;
}

/** What each live figure starts from: the reader who leaves it finds the drawing that was there. */
export const stillOf: Readonly<Record<LiveName, Still>> = {
  'draw-wall': {word: 'PlanFigure', scene: 'draw-a-wall'},
  'close-room': {word: 'PlanFigure', scene: 'closed-loop'},
  'stair-void': {word: 'SectionFigure', scene: 'head-clearance'},
  'plan-scale': {word: 'PlanFigure', scene: 'set-the-scale'},
  'wall-faces': {word: 'PlanFigure', scene: 'wall-faces'},
  selection: {word: 'PlanFigure', scene: 'selection-rectangle'},
  'terrace-levels': {word: 'SectionFigure', scene: 'surface-levels'},
};
