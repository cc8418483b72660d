import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {facts} from '../../../product/facts';
import {dataFaults} from './dataFaults';

const copied = [
  'src/site.ts',
  'src/glossary.ts',
  'src/product',
  'sidebars.ts',
  'src/plugins/themeConfig.ts',
  'i18n/fr/code.json',
];
const height = `lengthCm: ${facts.wallHeight.lengthCm}`;
let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'data-faults-'));
  for (const path of copied) {
    cpSync(path, join(siteDir, path), {recursive: true});
  }
});
afterEach(() => rmSync(siteDir, {recursive: true}));

/** Rewrites a file and returns the line of the change. */
function change(file: string, before: string, after: string): number {
  const path = join(siteDir, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(before);
  writeFileSync(path, source.replace(before, after));
  return source.slice(0, source.indexOf(before)).split('\n').length;
}

it('reports nothing for valid data', () => {
  expect(dataFaults(siteDir)).toEqual([]);
});

it.each([
  ['src/product/labels.ts', "wall: {en: 'Wall', ", "wall: {en: 'Wall' ", 'A comma is missing'],
  ['src/product/keys.ts', "fr: 'Maj'", 'fr: Maj', "Maj has no quotes. Write 'Maj'."],
  ['src/product/keys.ts', "'Ctrl', fr: 'Ctrl'", "'Ctrl'", 'ctrl lacks fr.'],
  ['src/product/keys.ts', "fr: 'Maj'", "fe: 'Maj'", 'no field fe'],
  ['src/product/labels.ts', 'gate:', 'wall:', 'The name wall is given twice'],
  ['src/product/facts.ts', 'angleDeg: 15', "angleDeg: '15'", 'angleDeg must be a number.'],
  ['src/product/facts.ts', 'angleDeg: 15', 'angelDeg: 15', 'Did you mean angleDeg?'],
  ['src/product/facts.ts', "{kind: 'degrees', a", "{kind: 'degres', a", 'Did you mean degrees?'],
  ['src/product/facts.ts', height, 'lengthCm: 2.5', 'in centimetres: 250 for 2.50 m'],
  ['src/product/facts.ts', 'angleDeg: 15', 'angleDeg: 22.5', '22.5 is not a whole number'],
  ['src/product/shortcuts.ts', "group: 'file'", "group: 'sheet'", 'Use one of: '],
  [
    'src/product/shortcuts.ts',
    "[['ctrl', 's']]",
    "[['ctrl', 'é']]",
    'y, z; or add it to the file that lists them.',
  ],
  ['src/product/shortcuts.ts', "[['ctrl', 's']]", "[['ctrll', 's']]", 'Did you mean ctrl?'],
  ['src/glossary.ts', "term: 'wall',", 'term: 3,', 'term must be a text.'],
  [
    'src/glossary.ts',
    "fr: ['relier', 'raccorder', 'fusionner']",
    "fr: 'relier'",
    "fr must be a list. Write it between square brackets: ['…'].",
  ],
  ['src/site.ts', "baseUrl: '/'},", "baseUrl: '/'}", 'A comma is missing'],
  ['src/site.ts', 'fr: {label: ', 'fr: {labl: ', 'Did you mean label?'],
  ['src/site.ts', "htmlLang: 'fr', ", '', 'fr lacks htmlLang.'],
  [
    'sidebars.ts',
    "items: ['faq/webgl-issues'],",
    "items: ['faq/webgl-issues],",
    'A quote is missing',
  ],
  [
    'sidebars.ts',
    "items: ['faq/webgl-issues'],",
    "items: ['faq/webgl-issues',",
    'The bracket [ is not closed.',
  ],
  [
    'src/plugins/themeConfig.ts',
    "label: 'Start your project',",
    "label: 'Start your project'",
    'A comma is missing',
  ],
  [
    'src/plugins/themeConfig.ts',
    "label: 'Return to Home'",
    "label: 'Return to l'Home'",
    'write the apostrophe in it as ’',
  ],
  [
    'i18n/fr/code.json',
    '"message": "Navigation principale"',
    '"message" "N"',
    'A colon is missing',
  ],
])('%s with %s as %s', (file, before, after, says) => {
  const line = change(file, before, after);
  const [fault, ...others] = dataFaults(siteDir);
  expect(fault).toMatchObject({file, line, rule: 'data'});
  expect(`${fault?.what} ${fault?.remedy}`).toContain(says);
  expect(others).toEqual([]);
});

it.each(['[]', 'null', '"a"'])('does not accept %s as texts with their names', (source) => {
  writeFileSync(join(siteDir, 'i18n/fr/code.json'), source);
  expect(dataFaults(siteDir)).toMatchObject([
    {file: 'i18n/fr/code.json', line: 1, remedy: expect.stringContaining('between { and }')},
  ]);
});

it('names a missing file', () => {
  rmSync(join(siteDir, 'src/glossary.ts'));
  expect(dataFaults(siteDir)).toMatchObject([
    {file: 'src/glossary.ts', line: 1, remedy: expect.stringContaining('git restore src/gloss')},
  ]);
});

it('reports a missing comma between two lists, which is not a syntax error', () => {
  const line = change(
    'src/product/shortcuts.ts',
    "      ['ctrl', 'y'],\n",
    "      ['ctrl', 'y']\n",
  );
  expect(dataFaults(siteDir)).toMatchObject([
    {line: line + 1, what: 'A comma is missing in front of this list.'},
  ]);
});

it('reports all files at once, and a conflict in the same way as for pages', () => {
  change('src/product/keys.ts', "fr: 'Maj'}", "fr: 'Maj}");
  change('src/glossary.ts', "term: 'wall',", "term: 'wall'");
  change('i18n/fr/code.json', '{\n', '<<<<<<< HEAD\n{\n=======\n{\n>>>>>>> other\n');
  expect(dataFaults(siteDir).map(({file, rule}) => [file, rule])).toEqual([
    ['src/glossary.ts', 'data'],
    ['src/product/keys.ts', 'data'],
    ['i18n/fr/code.json', 'syntax'],
  ]);
});

it('reports a language missing from the data, and then the entries that lack it', () => {
  const languages = 'src/product/language.ts';
  const line = change(
    'src/site.ts',
    "  fr: {label: 'Français'",
    "  de: {label: 'Deutsch', htmlLang: 'de', baseUrl: '/de/'},\n  fr: {label: 'Français'",
  );
  const told = () =>
    dataFaults(siteDir).map((fault) => `${fault.file}:${fault.line} ${fault.what}`);
  const unknown = (file: string) => `src/site.ts:${line} ${file} does not know the language de.`;
  expect(told().filter((fault) => fault.includes('does not know'))).toEqual([
    unknown(languages),
    unknown('src/glossary.ts'),
  ]);
  change(languages, "'en' | 'fr'", "'en' | 'fr' | 'de'");
  change(
    'src/glossary.ts',
    'readonly fr: GlossaryWord;',
    'readonly fr: GlossaryWord; readonly de: GlossaryWord;',
  );
  const left = told();
  expect(left.filter((fault) => fault.includes('does not know'))).toEqual([]);
  expect(left).toContainEqual(
    expect.stringMatching(/^src\/product\/labels\.ts:\d+ \w+ lacks de\.$/),
  );
  expect(left).toContainEqual(expect.stringMatching(/^src\/glossary\.ts:\d+ \w+ lacks de\.$/));
});
