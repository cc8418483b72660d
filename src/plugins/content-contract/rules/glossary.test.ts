import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {findGlossary} from '../data/findGlossary';
import {fakeSite} from '../fakeSite';
import {glossary} from './glossary';

const siteDir = mkdtempSync(join(tmpdir(), 'glossary-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

function write(entries: string): void {
  mkdirSync(join(siteDir, 'src'), {recursive: true});
  writeFileSync(
    join(siteDir, 'src/glossary.ts'),
    `export const glossary = {\n${entries}\n} as const;\n`,
  );
}

const check = () => glossary.check({...fakeSite({}), glossaryTerms: findGlossary(siteDir)});

function faultsOf(...entries: readonly [name: string, en: string, fr: string][]) {
  const lines = entries.map(
    ([name, en, fr]) => `  '${name}': {en: {term: '${en}'}, fr: {term: '${fr}'}},`,
  );
  write(lines.join('\n'));
  return check();
}

it('accepts one word per entry', () => {
  expect(faultsOf(['wall', 'wall', 'mur'], ['room', 'room', 'pièce'])).toEqual([]);
});

it.each(['mur', 'Mur'])(
  'reports a second entry for a word in one language, written %s',
  (again) => {
    expect(faultsOf(['wall', 'wall', 'mur'], ['outer-wall', 'outer wall', again])).toEqual([
      {
        file: 'src/glossary.ts',
        line: 3,
        column: 3,
        rule: 'glossary',
        what: `“${again}” already has an entry: wall, on line 2.`,
        remedy: expect.stringContaining('use another term for this one'),
      },
    ]);
  },
);

it('reports it once when both languages repeat the word', () => {
  expect(faultsOf(['wall', 'wall', 'mur'], ['walls', 'wall', 'mur'])).toHaveLength(1);
});

it('accepts the same word for different terms in two languages', () => {
  expect(faultsOf(['wall', 'angle', 'mur'], ['room', 'room', 'angle'])).toEqual([]);
});

it.each([
  ['Bay window', 'bay-window'],
  ['bayWindow', 'bay-window'],
  ['été', 'ete'],
  ['bay_window', 'bay-window'],
  ['墙', 'load-bearing-wall'],
])('reports the name %s, which no address can contain', (name, plain) => {
  expect(faultsOf(['wall', 'wall', 'mur'], [name, 'bay window', 'oriel'])).toEqual([
    {
      file: 'src/glossary.ts',
      line: 3,
      column: 3,
      rule: 'glossary',
      what: `The name ${name} cannot be part of an address.`,
      remedy: expect.stringContaining(`'${plain}'`),
    },
  ]);
});

it.each([
  ["definition: 'a hole.'", 'The definition of “trap” is not a sentence.'],
  ["definition: 'A hole'", 'The definition of “trap” is not a sentence.'],
  ["definition: 'A hole.'}, synonyms: {en: ['hatch', ' Trap']", '“ Trap” appears twice'],
  ["definition: 'A hole.'}, synonyms: {en: ['hatch', 'hatch']", '“hatch” appears twice'],
  ["definition: 'A hole.'}, synonyms: {en: ['hatch', '']", 'A synonym of “trap” is empty'],
])('for an entry with %s, reports that %s', (rest, says) => {
  write(`  trap: {fr: {term: 'trappe'}, en: {term: 'trap', ${rest}}},`);
  expect(check()).toMatchObject([{line: 2, what: expect.stringContaining(says)}]);
});

it('accepts an entry with a sentence and other words', () => {
  write(
    "  trap: {fr: {term: 'trappe'}, en: {term: 'trap', definition: 'A hole.'}, synonyms: {en: ['hatch']}},",
  );
  expect(check()).toEqual([]);
});
