import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {codeTexts} from './codeTexts';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'code-texts-'));
  mkdirSync(join(siteDir, 'src/shell'), {recursive: true});
});
afterEach(() => rmSync(siteDir, {recursive: true}));

function write(file: string, lines: readonly string[]): void {
  writeFileSync(join(siteDir, 'src/shell', file), lines.join('\n'));
}

const imported = "import Translate, {translate} from '@docusaurus/Translate';";

it('finds the texts that are looked up, and their places', () => {
  write('Row.tsx', [
    imported,
    "const label = translate({id: 'site.row', message: 'A row'});",
    'export const text = <Translate id="site.text">Some words</Translate>;',
  ]);
  write('words.ts', ["const english = {'site.boot': 'It failed', other: 'Text'};"]);
  write('Row.test.tsx', [imported, "translate({id: 'site.test', message: 'A test'});"]);
  expect(codeTexts(siteDir)).toEqual({
    texts: [
      {key: 'site.row', words: 'A row', origin: 'src/shell/Row.tsx:2'},
      {key: 'site.text', words: 'Some words', origin: 'src/shell/Row.tsx:3'},
      {key: 'site.boot', words: 'It failed', origin: 'src/shell/words.ts:1'},
    ],
    areAll: true,
  });
});

it('knows that its list is incomplete where the build will stop', () => {
  write('Row.tsx', [imported, "translate({id: name, message: 'A row'});"]);
  write('words.ts', ["const english = {'site.boot': 'It failed'};"]);
  expect(codeTexts(siteDir)).toMatchObject({texts: [{key: 'site.boot'}], areAll: false});
});
