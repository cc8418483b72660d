import {expect, it} from 'vitest';
import {isBootError} from './isBootError';

function thrownBy(script: string): Error {
  return Object.assign(new TypeError('x is undefined'), {stack: `TypeError\n    at ${script}:1:2`});
}

it.each([
  [Object.assign(new Error('x'), {name: 'ChunkLoadError'}), true],
  [new Error('Loading chunk 42 failed.'), true],
  [new Error('Loading CSS chunk 42 failed.'), true],
  [thrownBy('https://help.example.com/fr/assets/js/1234.abcd.js'), true],
  [thrownBy('chrome-extension://abc/inject.js'), false],
  [new Error('other'), false],
  ['Loading chunk 42 failed.', false],
  [undefined, false],
])('%s: %s', (reason, expected) => {
  expect(isBootError(reason)).toBe(expected);
});
