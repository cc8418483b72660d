import {expect, it} from 'vitest';
import {byteRange} from './byteRange';

it.each([
  [undefined, 10, 'whole'],
  ['bytes=0-3', 10, {first: 0, last: 3}],
  ['bytes=4-', 10, {first: 4, last: 9}],
  ['bytes=-3', 10, {first: 7, last: 9}],
  ['bytes=-30', 10, {first: 0, last: 9}],
  ['bytes=5-100', 10, {first: 5, last: 9}],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-0', 0, 'unsatisfiable'],
  ['bytes=3-2', 10, 'unsatisfiable'],
  ['BYTES=0-3', 10, {first: 0, last: 3}],
  ['bytes= 0 - 3 ', 10, {first: 0, last: 3}],
  ['bytes=10-,0-3', 10, {first: 0, last: 3}],
  ['bytes=3-2,4-', 10, {first: 4, last: 9}],
  ['bytes=0-3,', 10, 'unsatisfiable'],
  ['bytes=0-3;4-5', 10, 'unsatisfiable'],
  ['bytes=abc', 10, 'unsatisfiable'],
  ['bytes=5', 10, 'unsatisfiable'],
  ['bytes=0-99999999999999999999', 10, 'unsatisfiable'],
  ['bytes=', 10, 'whole'],
  ['bytes=0-1,3-4', 10, 'whole'],
  ['bytes=0-1,3-4,abc', 10, 'whole'],
  ['bytes=0-1,abc,3-4', 10, 'unsatisfiable'],
  ['lines=0-1', 10, 'whole'],
  ['bytes=-', 10, 'unsatisfiable'],
])('parses %s of %i bytes', (header, sizeBytes, range) => {
  expect(byteRange(header, sizeBytes)).toEqual(range);
});
