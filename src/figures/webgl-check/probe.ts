import type {ContextFacts, Evidence} from './Evidence';
import {releaseContext} from './releaseContext';

type Gl = WebGLRenderingContext | WebGL2RenderingContext;

const kinds = [
  ['webgl2', 2],
  ['webgl', 1],
] as const;

/** What WebKit and Blink return instead of the name of the card. */
const maskedName = /^(webkit webgl|webkit|mozilla|)$/i;

/**
 * The names of the card and of its manufacturer. Firefox returns them directly and deprecates the
 * extension that other browsers need: it is only used where the direct answer is masked.
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
 * Reads the properties of a context, and whether 3D is slow. The context is released immediately: a
 * browser allows about sixteen for all its tabs.
 *
 * @param open requests a context from the browser
 * @returns `null` when the browser creates none
 * @throws whatever the browser, or an extension that replaces its WebGL, throws
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
 * Requests 3D contexts and records the answers; an exception counts as a refusal. Call it when the
 * reader starts the test, never before.
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
