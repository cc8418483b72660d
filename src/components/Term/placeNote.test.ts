import {expect, it} from 'vitest';
import {placeNote} from './placeNote';

const view = {width: 400, height: 600};
const note = {width: 300, height: 100};

it.each([
  ['under its word', {left: 20, top: 100, width: 50, height: 20}, {leftPx: 20, topPx: 128}],
  ['inside the right edge', {left: 350, top: 100, width: 40, height: 20}, {leftPx: 92, topPx: 128}],
  [
    'above a word at the bottom',
    {left: 20, top: 560, width: 50, height: 20},
    {leftPx: 20, topPx: 452},
  ],
  ['inside the left edge', {left: -30, top: 100, width: 50, height: 20}, {leftPx: 8, topPx: 128}],
])('is placed %s', (_, word, place) => {
  expect(placeNote(word, note, view)).toEqual(place);
});

it('overlaps its term when neither side has room', () => {
  const word = {left: 20, top: 50, width: 50, height: 20};
  expect(placeNote(word, note, {width: 400, height: 160}).topPx).toBe(52);
});

it('starts at the top of a window that is too short for it', () => {
  const word = {left: 20, top: 50, width: 50, height: 20};
  expect(placeNote(word, note, {width: 400, height: 110}).topPx).toBe(8);
});
