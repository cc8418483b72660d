import {createHash} from 'node:crypto';

/**
 * Where a drawing lies below the folder of its language. It is named after its content, in a folder
 * of such files: so it is kept for a year, and a tab opened before a release still finds it.
 *
 * @param name of the scene
 * @param panel its place in the scene, from 1
 */
export function drawingFile(name: string, panel: number, markup: string): string {
  const hash = createHash('sha256').update(markup).digest('hex').slice(0, 8);
  return `assets/figures/${name}-${panel}.${hash}.svg`;
}
