/** The live figures: the values that a page may pass as `live`, each a folder next to this file. */
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

/** Whether a page names a live figure that exists. */
export const isLiveName = (name: string): name is LiveName =>
  (liveNames as readonly string[]).includes(name);
