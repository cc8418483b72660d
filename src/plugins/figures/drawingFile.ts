import {sha256} from '../sha256';

/** Folder of the drawings, below their language's folder; one of those with hashed file names. */
export const drawingFolder = 'assets/figures';

/**
 * Path of a drawing, below its language's folder. The name contains a content hash, so that
 * browsers cache the file for a year and a tab opened before a release still finds it.
 *
 * @param name of the scene
 * @param panel its position in the scene, from 1
 */
export function drawingFile(name: string, panel: number, markup: string): string {
  const hash = sha256(markup).slice(0, 8);
  return `${drawingFolder}/${name}-${panel}.${hash}.svg`;
}
