import {sha256} from '../sha256';

/** Where drawings lie below the folder of their language: with all that is named after its content. */
export const drawingFolder = 'assets/figures';

/**
 * Where a drawing lies below the folder of its language. It is named after its content, in a folder
 * of such files: so it is kept for a year, and a tab opened before a release still finds it.
 *
 * @param name of the scene
 * @param panel its place in the scene, from 1
 */
export function drawingFile(name: string, panel: number, markup: string): string {
  const hash = sha256(markup).slice(0, 8);
  return `${drawingFolder}/${name}-${panel}.${hash}.svg`;
}
