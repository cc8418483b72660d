import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {english, french} from '../faultCases';
import {sameCode} from './sameCode';

function told(one: string, other: string, isTranslated = true) {
  const site = fakeSite({[english]: fakePage(one), [french]: fakePage(other)});
  return sameCode
    .check({...site, translatedFiles: new Set(isTranslated ? [english] : [])})
    .map(({file, line, column, what}) => `${file}:${line}:${column} ${what}`);
}

it('reports different code in a sentence, and quotes that of the other page', () => {
  expect(told('Type `true`.', 'Saisissez `vrai`.')).toEqual([
    `${french}:8:11 \`vrai\` is here, but \`true\` is on line 8 of ${english}.`,
  ]);
});

it('reports a different length to type', () => {
  expect(told('Type `4.50`.', 'Saisissez `4,60`.')).toHaveLength(1);
  expect(told('Type `-0.02`.', 'Saisissez `0,02`.')).toHaveLength(1);
  expect(told('Type `-0.02`.', 'Saisissez `-0,02`.')).toEqual([]);
});

const block = (...lines: string[]) => ['```sh', 'npm ci', ...lines, '```'].join('\n');

it('reports the line in which a code block differs', () => {
  expect(told(block('', 'npm start'), block('', 'npm test'))).toEqual([
    `${french}:11:1 \`npm test\` is here, but \`npm start\` is on line 11 of ${english}.`,
  ]);
});

it('ignores empty lines', () => {
  expect(told(block('', '', 'npm start'), block('', 'npm start'))).toEqual([]);
});

it('reports a missing code block', () => {
  expect(told(block(), 'Rien.')).toEqual([
    `${french}:1:1 \`npm ci\`, on line 9 of ${english}, is missing in this section.`,
  ]);
});

it.each([
  ['an address', '<Address>chrome://gpu</Address>', '<Address>edge://gpu</Address>'],
  ['a message', '<Message>Disabled</Message>', '<Message>Désactivé</Message>'],
])('reports %s of a browser that differs', (_, one, other) => {
  expect(told(one, other)).toEqual([
    `${french}:8:1 ${other} is here, but ${one} is on line 8 of ${english}.`,
  ]);
});

const sample = (text: string, name: string) =>
  ['```mdx', `${text} <Key name="${name}" />.`, '```'].join('\n');

it('compares the elements of a sample, whose text is translated', () => {
  expect(told(sample('Press', 'enter'), sample('Appuyez sur', 'enter'))).toEqual([]);
  expect(told(sample('Press', 'enter'), sample('Appuyez sur', 'escape'))).toEqual([
    `${french}:8:1 A sample with <Key name="escape"> is here, but a sample with <Key name="enter"> is on line 8 of ${english}.`,
  ]);
});

it('checks only translations marked as up to date', () => {
  expect(told('`true`', '`vrai`', false)).toEqual([]);
});
