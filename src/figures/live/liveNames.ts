/** The figures that answer back: what a page may write in `live`, one folder of this room each. */
export const liveNames = [
  'draw-wall',
  'close-room',
  'stair-void',
  'plan-scale',
  'wall-faces',
  'selection',
  'terrace-levels',
] as const;

export type LiveName = (typeof liveNames)[number];

/** Whether a page asks for a live figure that exists. */
export const isLiveName = (name: string): name is LiveName =>
  (liveNames as readonly string[]).includes(name);
