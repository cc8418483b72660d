/**
 * All sources that a drawing depends on: the figures except browser-only code, the facts they show,
 * and the code that keeps words together. Paths from the folder of the site.
 */
export const drawnFrom = [
  'src/figures/finish.ts',
  'src/figures/forReadingView.ts',
  'src/figures/geometry',
  'src/figures/legibility/wideWidth.ts',
  'src/figures/model',
  'src/figures/renderScene.ts',
  'src/figures/scenes',
  'src/figures/views',
  'src/plugins/figures/drawFigures.ts',
  'src/plugins/figures/drawingFile.ts',
  'src/plugins/markup/tieWords.ts',
  'src/plugins/sha256.ts',
  'src/product',
];
