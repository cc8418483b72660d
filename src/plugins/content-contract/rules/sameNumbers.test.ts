import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {english, french} from '../faultCases';
import {sameNumbers} from './sameNumbers';

function told(one: string, other: string, isTranslated = true) {
  const site = fakeSite({[english]: fakePage(one), [french]: fakePage(other)});
  return sameNumbers
    .check({...site, translatedFiles: new Set(isTranslated ? [english] : [])})
    .map(({file, line, column, what, remedy}) => `${file}:${line}:${column} ${what} ${remedy}`);
}

it('reports a different number, and quotes that of the other page', () => {
  expect(told('A wall of 90 cm.', 'Un mur de 80 cm.')).toEqual([
    `${french}:8:11 The number 80 is here, but the number 90 is on line 8 of ${english}. Write the same in both languages. Write it in digits in both languages, or in words in both.`,
  ]);
});

it.each([
  ['a decimal', '4.50 m', '4,60 m'],
  ['a scale', '1:100', '1/50'],
  ['a version', 'iOS 18.7.1', 'iOS 18.7.2'],
  ['thousands', '1,600 pixels', '1 800 pixels'],
  [
    'a caption',
    '<PlanFigure scene="a" caption="2 m." />',
    '<PlanFigure scene="a" caption="3 m." />',
  ],
])('reports %s that differs', (_, one, other) => {
  expect(told(one, other)).not.toEqual([]);
});

it('reports a number spelt out in only one language', () => {
  expect(told('Wait 30 days.', 'Patientez trente jours.')).toEqual([
    expect.stringContaining('The number 30, on line 8'),
  ]);
});

it.each([
  ['decimals', '4.50 m and 8.00 m', '4,50 m et 8 m'],
  ['thousands', '1,600 pixels', '1\u202f600 pixels'],
  ['thousands in an ordinary space', '1,600 pixels', '1 600 pixels'],
  ['scales', '1:100', '1/100'],
  ['times', '14:30', '14 h 30'],
  ['percents and angles', '15% of 90°', '90° de 15\u00a0%'],
  ['ordinals', '1 March, the 2nd floor', 'le 1er mars, le 2e étage'],
  ['versions', 'iOS 18.7.1', 'iOS 18.7.1'],
  ['names', 'A4 paper, in 3D', 'du papier'],
  [
    'what readers say',
    '<Symptom id="a" title="1 wall" cause="B." />',
    '<Symptom id="a" title="Un mur" cause="B." />',
  ],
])('recognizes %s in the notation of each language', (_, one, other) => {
  expect(told(one, other)).toEqual([]);
});

it('accepts a section of the syntax reference that is in French in both languages', () => {
  const body = '## Typography {/* #french-typography */}\n\n1\u202f250 €';
  const files = ['docs', french.slice(0, french.lastIndexOf('/'))].map((folder) => [
    `${folder}/syntax.mdx`,
    fakePage(body),
  ]);
  const site = {
    ...fakeSite(Object.fromEntries(files)),
    translatedFiles: new Set(['docs/syntax.mdx']),
  };
  expect(sameNumbers.check(site)).toEqual([]);
});

it('checks only translations marked as up to date', () => {
  expect(told('90 cm', '80 cm', false)).toEqual([]);
});
