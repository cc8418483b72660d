import {expect, it} from 'vitest';
import {placesOf} from '../strayPlaces';

it.each(['- a wall\n-\u00a0a door', '1.\u00a0Click.', '2)\u202fClick.'])(
  'reports a list marker made ineffective by a no-break space: %j',
  (body) => {
    expect(placesOf(body)).toEqual([[expect.any(Number), 1, expect.stringContaining('no-break')]]);
  },
);

it.each([
  'a) a wall\nb) a door',
  'a)\ta wall\nb)\ta door',
  '(a) a wall\n(b) a door',
  'a. a wall\nb. a door',
  'i) a wall\nii) a door',
  '1.) a wall\n2.) a door',
  '1- a wall\n2- a door',
  '1 – a wall\n2 – a door',
  '1° a wall\n2° a door',
  '1/ a wall\n2/ a door',
  '→ a wall\n→ a door',
  'Étape 1 : a wall\nÉtape 2 : a door',
  'a) **Wall**\nthat is high\nb) <Key name="enter" />',
  '> a) a wall\n> b) a door',
])('reports a list whose markers Markdown does not know: %j', (body) => {
  const [place] = placesOf(body);
  expect(place).toEqual([8, body.startsWith('>') ? 3 : 1, expect.stringContaining('a list')]);
});

it('reports a numbered list directly below a line of text, at its first item', () => {
  expect(placesOf('Then:\n2. Click.\n3. Click.')).toEqual([
    [9, 1, expect.stringContaining('a list')],
  ]);
});

it.each([
  ['1) Click here. 2) Draw a wall. 3) Press.', 16],
  ['1. Click here. 2. Draw a wall.', 16],
  ['To draw: 1) click here, 2) draw a wall.', 25],
  ['To draw: (1) click here and (2) draw a wall.', 30],
  ['Pour tracer : 1°) le mur, puis 2°) la porte.', 32],
])('reports a list written on one line: %j', (body, column) => {
  expect(placesOf(body)).toEqual([[8, column, expect.stringContaining('along a line')]]);
});

it.each([
  'Go to the floor (see step 2) and draw, in version 1 or 2.',
  'Draw 1 or 2 walls. Floor 2. The end.',
  '1. Click.\n2. Draw.',
  '|x| is a length.',
  '− 12 cm of slab.',
  '.pdf files.',
  'Choose a) a wall or b) a door.',
  'Choose\na) a wall or b) a door.',
  'A length of\n12. It is\na wall.',
  'b) alone.\n\nAnother b) alone.',
  'The rest is\n- a list,\n- as it should be.',
  '12 - 4\n3 - 2',
  '| A |\n| - |\n| – none |',
  'A <Fact name="wallHeight" />-high wall, <Key name="enter" />#2.',
])('accepts what only looks like a list marker: %j', (body) => {
  expect(placesOf(body)).toEqual([]);
});

it('reports a bullet followed by a tab', () => {
  expect(placesOf('o\ta wall\no\ta door')).toMatchObject([
    [8, 1, expect.stringContaining('bullet')],
  ]);
});
