import {expect, it} from 'vitest';
import {isOwnPath} from './isOwnPath';

it.each([
  ['/', true],
  ['/fr/étages?a=1#b', true],
  ['', false],
  ['fr', false],
  ['javascript:alert(1)', false],
  ['https://evil.example', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['/\n\r/evil.example', false],
  ['/\t\\evil.example', false],
  ['/.//evil.example', false],
  ['/fr/..//evil.example', false],
  ['//', false],
])('%j is a path of this host: %s', (address, expected) => {
  expect(isOwnPath(address, 'https://help.example')).toBe(expected);
});
