import {expect, it} from 'vitest';
import {sampleEvidence} from './sampleEvidence';

it('a case is asked for by the address, or not', () => {
  expect(['', '?test=', '?test=constructor', '?os=mac'].map(sampleEvidence)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
