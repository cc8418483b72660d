import {describe, expect, it} from 'vitest';
import {fakeEvidence} from './fakeEvidence';
import {verdictOf} from './verdictOf';

describe('the verdict', () => {
  it.each([
    ['ok', 'ok'],
    ['webgl1', 'webgl1'],
    ['software', 'software'],
    ['blocked', 'blocked'],
    ['none', 'missing'],
    ['lost', 'lost'],
  ])('of ?test=%s is %s', (name, verdict) => {
    expect(verdictOf(fakeEvidence(name))).toBe(verdict);
  });

  it.each([
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'llvmpipe (LLVM 15.0.7, 256 bits)',
    'Gallium 0.4 on softpipe',
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)',
    'Apple Software Renderer',
    'D3D12 (WARP)',
  ])('of %s is software', (renderer) => {
    const {context, ...rest} = fakeEvidence('ok');
    expect(verdictOf({...rest, context: context && {...context, renderer}})).toBe('software');
  });

  it.each([
    'ANGLE (NVIDIA, GeForce RTX 3060)',
    'Apple M2',
    'Mali-G78',
    'Intel(R) UHD Graphics 620',
    'Warpdrive 3000',
  ])('of %s is a graphics card', (renderer) => {
    const {context, ...rest} = fakeEvidence('ok');
    expect(verdictOf({...rest, context: context && {...context, renderer}})).toBe('ok');
  });
});
