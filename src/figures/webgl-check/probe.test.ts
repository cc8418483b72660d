import {afterEach, expect, it, vi} from 'vitest';
import {probe} from './probe';

type GetContext = (kind: string, options?: WebGLContextAttributes) => unknown;

/** The evidence from a browser whose canvases have this `getContext`. */
function probed(getContext: GetContext) {
  vi.stubGlobal('window', {WebGLRenderingContext: class {}});
  const canvas = {addEventListener: () => {}, getContext};
  return probe({createElement: () => canvas} as unknown as Document);
}

afterEach(() => vi.unstubAllGlobals());

it('treats a browser that throws as one that refuses, and keeps its message', () => {
  const thrown = probed(() => {
    throw new Error('boom');
  });
  expect(thrown).toMatchObject({hasApi: true, context: null, refusal: 'boom'});
  const text = probed(() => {
    throw 'not an error';
  });
  expect(text.refusal).toBe('not an error');
});

it('releases a context that throws when it is queried', () => {
  const loseContext = vi.fn();
  const {context, refusal} = probed(() => ({
    getExtension: () => ({loseContext}),
    getParameter() {
      throw new Error('guarded');
    },
  }));
  expect([context, refusal]).toEqual([null, 'guarded']);
  expect(loseContext).toHaveBeenCalledTimes(2);
});

it('falls back to the old kind of context when the new one throws', () => {
  const gl = {getExtension: () => null, getParameter: () => 'Card', isContextLost: () => false};
  const {context, isSlow, refusal} = probed((kind) => {
    if (kind === 'webgl2') throw new Error('boom');
    return gl;
  });
  expect([context?.webglVersion, isSlow, refusal]).toEqual([1, false, '']);
});
