import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {figureTexts} from './figureTexts';

const file = 'src/figures/live/draw/words.ts';
const source = `export const words = {
  help: {en: 'Draw it.', fr: 'Tracez-le.'},
};
export const drawn = (count: number) => ({
  en: \`\${count} wall\${count > 1 ? 's' : ''} of \${metres(1, 'en')}\`,
}).en;
const style = 'soft';
export const legend = (language: 'en' | 'fr') => ({en: 'Calculate', fr: 'Calculer'})[language];
`;

let siteDir: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(siteDir, path)), {recursive: true});
  writeFileSync(join(siteDir, path), text);
}

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'figure-texts-'));
  write(file, source);
  write('src/figures/words.md', "const a = {en: 'No.'};");
  write('src/figures/live/draw/words.test.ts', "const a = {en: 'No.'};");
});

afterAll(() => rmSync(siteDir, {recursive: true}));

it('reads the value under a language key, with its position', () => {
  expect(figureTexts(siteDir).map(({offset, source, ...text}) => text)).toEqual([
    {file, locale: 'en', text: 'Draw it.', line: 2, column: 15, isVerbatim: true},
    {file, locale: 'fr', text: 'Tracez-le.', line: 2, column: 31, isVerbatim: true},
    {
      file,
      locale: 'en',
      text: '\uFFFC wall\uFFFC of \uFFFC',
      line: 5,
      column: 8,
      isVerbatim: false,
    },
    {file, locale: 'en', text: 's', line: 5, column: 36, isVerbatim: true},
    {file, locale: 'en', text: 'Calculate', line: 8, column: 57, isVerbatim: true},
    {file, locale: 'fr', text: 'Calculer', line: 8, column: 74, isVerbatim: true},
  ]);
});

it('gives the start of a text, so that it can be fixed there', () => {
  const verbatim = figureTexts(siteDir).filter(({isVerbatim}) => isVerbatim);
  for (const {text, offset} of verbatim) {
    expect(source.slice(offset, offset + text.length)).toBe(text);
  }
  expect(verbatim).toHaveLength(5);
});

it('finds nothing in a site without figures', () => {
  expect(figureTexts(join(siteDir, 'none'))).toEqual([]);
});
