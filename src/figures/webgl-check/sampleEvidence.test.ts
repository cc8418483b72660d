import {expect, it} from 'vitest';
import {sampleEvidence} from './sampleEvidence';

it('the address may request a sample case', () => {
  expect(['', '?test=', '?test=constructor', '?os=mac'].map(sampleEvidence)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
