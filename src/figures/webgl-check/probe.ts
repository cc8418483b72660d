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
 * Asks the browser for 3D, reads what it says and gives the contexts back at once: a browser has
 * about sixteen for all its tabs. To be run when the reader asks for it, never before.
 */
export function probe(page: Document): Evidence {
  let refusal = '';
  const open = (kind: 'webgl2' | 'webgl', options?: WebGLContextAttributes): Gl | null => {
    const canvas = page.createElement('canvas');
    canvas.addEventListener('webglcontextcreationerror', (event) => {
      refusal ||= (event as WebGLContextEvent).statusMessage;
    });
    return canvas.getContext(kind, options) as Gl | null;
  };
  const base = {
    hasApi: 'WebGLRenderingContext' in window,
    hasWebAssembly: typeof WebAssembly === 'object',
  };
  for (const [kind, version] of kinds) {
    const gl = open(kind);
    if (gl) {
      const context = factsOf(gl, version);
      const isLost = gl.isContextLost();
      releaseContext(gl);
      const fast = open(kind, {failIfMajorPerformanceCaveat: true});
      if (fast) releaseContext(fast);
      return {...base, context, isLost, isSlow: !isLost && fast === null, refusal: ''};
    }
  }
  return {...base, context: null, isLost: false, isSlow: false, refusal};
}
