import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {fakeSite} from '../fakeSite';
import {findDataTexts as textsOf} from '../texts/findDataTexts';
import {dataTexts} from './dataTexts';

it('reports errors in the glossary and the product data, except in words that readers search with', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'data-texts-'));
  mkdirSync(join(siteDir, 'src/product'), {recursive: true});
  const entry = `wall: {en: {term: 'wall'}, fr: {term: "l'étage"}, synonyms: {en: ['wrogn'], fr: []}}`;
  writeFileSync(join(siteDir, 'src/glossary.ts'), `export const glossary = {\n  ${entry},\n};\n`);
  const note = "export const keys = {a: {en: 'A wrogn key', fr: ' '}};\n";
  writeFileSync(join(siteDir, 'src/product/keys.ts'), note);
  const found = dataTexts.check({...fakeSite({}), dataTexts: textsOf(siteDir)});
  rmSync(siteDir, {recursive: true});
  expect(found.map(({file, line, column, what}) => `${file}:${line}:${column} ${what}`)).toEqual([
    'src/glossary.ts:2:43 There is a straight apostrophe in the text.',
    'src/product/keys.ts:1:33 “wrogn” is not in the dictionary.',
    'src/product/keys.ts:1:50 The text is empty: readers find nothing there.',
  ]);
});
