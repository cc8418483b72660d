import {expect, it} from 'vitest';
import {placesOf} from '../strayPlaces';

it.each([
  'Room\tFloor\nKitchen\tGround',
  '\tFloor\tArea\nKitchen\tGround\t12',
  '1\tKitchen\n2\tBath',
  'The rooms:\nKitchen\t\t12\n**Wall**\t<Key name="enter" />',
])('reports a table pasted with tabs: %j', (body) => {
  expect(placesOf(body).map(([, , what]) => what)).toEqual([
    expect.stringContaining('tabs separate'),
  ]);
});

it.each([
  'A tab\there.\nAnd none here.',
  'A tab at the end\t\nand another\t\nof a line.',
  '- Kitchen\n\t- Sink\n\t- Oven',
  '-\ta wall\n-\ta door',
  '```\na\tb\nc\td\n```',
  '| A\t| B |\n| -\t| - |\n| a\t| b |',
])('accepts other tabs: %j', (body) => {
  expect(placesOf(body)).toEqual([]);
});

it('reports table rows without bars at their ends', () => {
  expect(placesOf('Room | Floor\nKitchen | Ground')).toEqual([
    [8, 1, expect.stringContaining('bars of a table')],
  ]);
  expect(placesOf('Choose File | Open.')).toEqual([]);
});
