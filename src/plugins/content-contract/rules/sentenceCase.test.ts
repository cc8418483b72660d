import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {english, french, itFinds} from '../faultCases';
import {sentenceCase} from './sentenceCase';

const known = new Set(
  'draw the outer wall walls and rooms your windows update drive alt'.split(' '),
);

function faultsOf(title: string, file = english) {
  const site = fakeSite({[file]: fakePage(`## ${title} {/* #id */}`)});
  const isSpelt = (word: string) => known.has(word);
  return sentenceCase.check({...site, isSpelt}).map(({what, remedy}) => `${what} ${remedy}`);
}

itFinds(sentenceCase, [
  {
    name: 'a title with every word capitalized',
    fields: {title: '"Draw Walls and Rooms"'},
    at: '2:1',
    says: 'title “Draw Walls and Rooms” begin with capitals',
    remedy: 'Write “Draw walls and rooms”.',
  },
  {
    name: 'a symptom with every word capitalized',
    body: '<Symptom id="open" title="The Room Stays Open" cause="A gap.">Close it.</Symptom>',
    at: '8:1',
    says: '“The Room Stays Open”',
    remedy: 'Write “The room stays open”.',
  },
]);

it.each([
  ['Draw the Outer Walls', 'Draw the outer walls'],
  ['Draw the Outer Wall', 'Draw the outer wall'],
  ['Draw Walls And Rooms', 'Draw walls and rooms'],
  ['Draw Your Walls in Google Drive', 'Draw your walls in Google Drive'],
  ['Draw walls and Rooms', 'Draw walls and rooms'],
])('for %s, says to use lower case', (title, meant) => {
  expect(faultsOf(title)).toEqual([expect.stringContaining(`Write “${meant}”.`)]);
});

it.each([
  'Draw the outer walls',
  'Draw walls in Google Drive',
  'Update Windows',
  'Update Firefox',
  'Use WebGL',
  'Draw with Alt',
  'SVG AND JPG',
  'The FAQ',
  'Draw: The walls',
  'Use the Wall',
])('accepts %s', (title) => expect(faultsOf(title)).toEqual([]));

it('reports them in French, and accepts the names of keys as names there too', () => {
  expect(faultsOf('Draw and Update', french)).toEqual([
    expect.stringContaining('“Draw and update”'),
  ]);
  expect(faultsOf('Draw with Alt', french)).toEqual([]);
});

it.each([
  ['DRAW THE OUTER WALLS', english],
  ['TRACER LES MURS', french],
])('reports %s in all capitals', (title, file) => {
  expect(faultsOf(title, file)).toEqual([expect.stringContaining('is in capitals.')]);
});
