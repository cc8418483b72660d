import type {FigureData} from '../figureData';

/**
 * Returns the drawings injected into the page for a scene.
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
