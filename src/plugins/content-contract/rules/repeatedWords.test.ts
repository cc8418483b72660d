import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {repeatedWords} from './repeatedWords';

const english = 'docs/walls.mdx';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current/walls.mdx';

/** The text after all fixes. */
function mended(file: string, body: string): string {
  const source = fakePage(body);
  const faults = repeatedWords.check(fakeSite({[file]: source}));
  const whole = faults.toReversed().reduce((text, {fix}) => {
    expect(fix).toBeDefined();
    return text.slice(0, fix?.startOffset) + fix?.text + text.slice(fix?.endOffset);
  }, source);
  return whole.split('---\n')[2]?.trim() ?? '';
}

it.each([
  [english, 'The the wall of of a room.', 'The wall of a room.'],
  [english, 'A wall and\nand a door.', 'A wall and a door.'],
  [
    english,
    'Go to to it from from it with with it: they are are.',
    'Go to it from it with it: they are.',
  ],
  [
    english,
    '<Symptom id="a" title="The the wall" cause="B" />',
    '<Symptom id="a" title="The wall" cause="B" />',
  ],
  [french, 'Le le mur de de la pièce.', 'Le mur de la pièce.'],
  [
    french,
    'Il il sait que que, pour pour et avec avec elle elle, ils sont sont.',
    'Il sait que, pour et avec elle, ils sont.',
  ],
])('reports, in %s, %j', (file, body, expected) => {
  expect(mended(file, body)).toBe(expected);
});

it.each([
  [
    english,
    'The then, that that is, what it is for for you, in in, of often; offer the `the the`.',
  ],
  [english, 'The **the** wall. Of the\n\nthe end.'],
  [french, 'Prenez-la la première fois ; vous vous levez, nous nous levons.'],
  [french, 'Les lessives, le lendemain, de débuts, un unique, d’une une.'],
])('reports nothing for %s: %j', (file, body) => {
  expect(mended(file, body)).toBe(body);
});
