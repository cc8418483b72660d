import type {Evidence} from './Evidence';

/**
 * - `ok`: 3D by the graphics card
 * - `webgl1`: the old kind of 3D only
 * - `software`: 3D by the processor, slow
 * - `blocked`: the browser knows 3D and refuses it
 * - `missing`: the browser is too old for 3D
 * - `lost`: 3D was there and was taken back
 */
export type Verdict = 'ok' | 'webgl1' | 'software' | 'blocked' | 'missing' | 'lost';

/**
 * Names under which systems draw without a graphics card: SwiftShader in Chromium, llvmpipe and
 * softpipe in Mesa, WARP and Basic Render Driver in Windows, Apple's own software renderer.
 */
const softwareRenderer = /swiftshader|llvmpipe|softpipe|software|basic render|\bwarp\b/i;

/** Whether the processor draws, as the browser says or the name of the renderer tells. */
export const isSoftware = ({context, isSlow}: Evidence): boolean =>
  isSlow || softwareRenderer.test(context?.renderer ?? '');

/** What the evidence means, the gravest first. */
export function verdictOf(evidence: Evidence): Verdict {
  const {hasApi, context, isLost} = evidence;
  if (isLost) return 'lost';
  if (!context) return hasApi ? 'blocked' : 'missing';
  if (isSoftware(evidence)) return 'software';
  return context.webglVersion === 1 ? 'webgl1' : 'ok';
}
