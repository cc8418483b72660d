import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakePage} from '../fakeSite';
import {fixFaults} from '../faults/fixFaults';
import {typography} from '../rules/typography';
import {readContentSite} from './readContentSite';
import {removeByteOrderMarks} from './removeByteOrderMarks';

const marked = 'docs/marked.mdx';
const plain = 'docs/plain.mdx';
const source = fakePage('A "wall" here.');
let siteDir = '';
const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'marked-pages-'));
  mkdirSync(join(siteDir, 'docs'));
  writeFileSync(join(siteDir, marked), `\uFEFF${source}`);
  writeFileSync(join(siteDir, plain), source);
});

afterEach(() => rmSync(siteDir, {recursive: true}));

it('reads a page without its byte order mark', () => {
  const {pages} = readContentSite(siteDir);
  expect(pages.map((page) => [page.file, page.source])).toEqual([
    [marked, source],
    [plain, source],
  ]);
});

it.each([
  ['in Windows-1252', Buffer.from(fakePage('Une fenêtre à cet étage.'), 'latin1'), 8, 'UTF-8'],
  ['in UTF-16', Buffer.from(`\uFEFF${source}`, 'utf16le'), 1, 'UTF-8'],
  ['read in Windows-1252', Buffer.from(fakePage('Une fenÃªtre.\n\nLâ€™étage.')), 8, 'two'],
  ['with one quotation read so', Buffer.from(fakePage('Murs.\n\nLâ€™étage.')), 10, 'two'],
  ['with one capital read so', Buffer.from(fakePage('Ã€ cet étage.')), 8, 'two'],
])('reports this one fault for a page %s, and keeps its bytes', (_, bytes, line, says) => {
  rmSync(join(siteDir, marked));
  writeFileSync(join(siteDir, plain), bytes);
  const site = readContentSite(siteDir);
  const found = checkSite(site).filter(({file}) => file === plain);
  expect(found.map((fault) => [fault.line, fault.what])).toEqual(
    [
      [line, expect.stringContaining(says)],
      [1, 'The page has no French version.'],
    ].sort(([one], [other]) => Number(one) - Number(other)),
  );
  removeByteOrderMarks(siteDir, [plain]);
  expect(fixFaults(siteDir, found, site).mended).toBe(0);
  expect(readFileSync(join(siteDir, plain))).toEqual(bytes);
});

it('fixes faults at the right place in a page with a byte order mark', () => {
  const site = readContentSite(siteDir);
  expect(fixFaults(siteDir, typography.check(site), site).mended).toBe(4);
  expect(read(marked)).toBe(fakePage('A “wall” here.'));
});

it('removes the byte order mark', () => {
  removeByteOrderMarks(siteDir, [marked, plain]);
  expect([read(marked), read(plain)]).toEqual([source, source]);
});
