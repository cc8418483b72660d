import type {ContextFacts, Evidence} from './Evidence';
import {releaseContext} from './releaseContext';

type Gl = WebGLRenderingContext | WebGL2RenderingContext;

const kinds = [
  ['webgl2', 2],
  ['webgl', 1],
] as const;

/** What WebKit and Blink say instead of the name of the card. */
const maskedName = /^(webkit webgl|webkit|mozilla|)$/i;

/**
 * The names of the card and of its maker. Firefox tells them at once, and deprecates the extension
 * that the others need: it is asked only where the plain answer is a mask.
 */
function namesOf(gl: Gl): Pick<ContextFacts, 'renderer' | 'vendor'> {
  const renderer = String(gl.getParameter(gl.RENDERER) ?? '');
  const vendor = String(gl.getParameter(gl.VENDOR) ?? '');
  const unmasked = maskedName.test(renderer) ? gl.getExtension('WEBGL_debug_renderer_info') : null;
  return unmasked
    ? {
        renderer: String(gl.getParameter(unmasked.UNMASKED_RENDERER_WEBGL) ?? renderer),
        vendor: String(gl.getParameter(unmasked.UNMASKED_VENDOR_WEBGL) ?? vendor),
      }
    : {renderer, vendor};
}

function factsOf(gl: Gl, webglVersion: 1 | 2): ContextFacts {
  return {
    webglVersion,
    ...namesOf(gl),
    maxTexturePx: Number(gl.getParameter(gl.MAX_TEXTURE_SIZE)),
    maxRenderbufferPx: Number(gl.getParameter(gl.MAX_RENDERBUFFER_SIZE)),
    maxVertexAttributes: Number(gl.getParameter(gl.MAX_VERTEX_ATTRIBS)),
  };
}

/**
 * What a context tells, and whether it may be slow. It is given back at once: a browser has about
 * sixteen for all its tabs.
 *
 * @param open asks the browser for a context
 * @returns `null` when the browser gives none
 * @throws when the browser, or an extension that stands in its place, does
 */
function measure(
  open: (options?: WebGLContextAttributes) => Gl | null,
  webglVersion: 1 | 2,
): Pick<Evidence, 'context' | 'isLost' | 'isSlow'> | null {
  const gl = open();
  if (!gl) return null;
  let context: ContextFacts;
  let isLost: boolean;
  try {
    context = factsOf(gl, webglVersion);
    isLost = gl.isContextLost();
  } finally {
    releaseContext(gl);
  }
  const fast = open({failIfMajorPerformanceCaveat: true});
  if (fast) releaseContext(fast);
  return {context, isLost, isSlow: !isLost && fast === null};
}

/**
 * Asks the browser for 3D and reads what it says; one that throws instead has refused. To be run
 * when the reader asks for it, never before.
 */
export function probe(page: Document): Evidence {
  let refusal = '';
  const base = {
    hasApi: 'WebGLRenderingContext' in window,
    hasWebAssembly: typeof WebAssembly === 'object',
  };
  for (const [kind, version] of kinds) {
    try {
      const measured = measure((options) => {
        const canvas = page.createElement('canvas');
        canvas.addEventListener('webglcontextcreationerror', (event) => {
          refusal ||= (event as WebGLContextEvent).statusMessage;
        });
        return canvas.getContext(kind, options) as Gl | null;
      }, version);
      if (measured) return {...base, ...measured, refusal: ''};
    } catch (error) {
      refusal ||= error instanceof Error ? error.message : String(error);
    }
  }
  return {...base, context: null, isLost: false, isSlow: false, refusal};
}
