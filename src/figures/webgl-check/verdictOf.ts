import type {Evidence} from './Evidence';

/**
 * - `ok`: 3D drawn by the graphics card
 * - `webgl1`: only WebGL 1
 * - `software`: 3D drawn by the processor, slow
 * - `blocked`: the browser has WebGL but refuses it
 * - `missing`: the browser has no WebGL
 * - `lost`: the context was lost
 */
export type Verdict = 'ok' | 'webgl1' | 'software' | 'blocked' | 'missing' | 'lost';

/**
 * Names of renderers that work without a graphics card: SwiftShader in Chromium, llvmpipe and
 * softpipe in Mesa, WARP and Basic Render Driver in Windows, Apple's own software renderer.
 */
const softwareRenderer = /swiftshader|llvmpipe|softpipe|software|basic render|\bwarp\b/i;

/** Whether the processor draws: the browser says so, or the name of the renderer reveals it. */
export const isSoftware = ({context, isSlow}: Evidence): boolean =>
  isSlow || softwareRenderer.test(context?.renderer ?? '');

/** The verdict for the evidence; the most serious one wins. */
export function verdictOf(evidence: Evidence): Verdict {
  const {hasApi, context, isLost} = evidence;
  if (isLost) return 'lost';
  if (!context) return hasApi ? 'blocked' : 'missing';
  if (isSoftware(evidence)) return 'software';
  return context.webglVersion === 1 ? 'webgl1' : 'ok';
}
