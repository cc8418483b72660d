import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {figureTexts} from './figureTexts';

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'figure-texts-'));
  mkdirSync(join(siteDir, 'src/figures/live/draw'), {recursive: true});
  writeFileSync(
    join(siteDir, 'src/figures/live/draw/words.ts'),
    `export const words = {
  help: {en: 'Draw it.', fr: 'Tracez-le.'},
};
export const drawn = (count: number) => ({
  en: \`\${count} wall\${count > 1 ? 's' : ''} of \${metres(1, 'en')}\`,
}).en;
const style = 'soft';
`,
  );
  writeFileSync(join(siteDir, 'src/figures/live/draw/words.test.ts'), "const a = {en: 'No.'};");
});

afterAll(() => rmSync(siteDir, {recursive: true}));

it('reads what stands under the name of a language, with its place', () => {
  const file = 'src/figures/live/draw/words.ts';
  expect(figureTexts(siteDir)).toEqual([
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
  ]);
});

it('finds nothing in a site without figures', () => {
  expect(figureTexts(join(siteDir, 'none'))).toEqual([]);
});
