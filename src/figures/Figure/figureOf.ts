import type {FigureData} from '../figureData';

/**
 * The drawing that a page was given for a scene.
 *
 * @throws when the page was compiled without the figures plugin
 */
export function figureOf(scene: string, figure: FigureData | undefined): FigureData {
  if (!figure) {
    throw new Error(
      `The figure "${scene}" has no drawing: add remarkFigures to the docs' remark plugins in docusaurus.config.ts.`,
    );
  }
  return figure;
}
