import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {fakePage} from './fakeSite';
import {fixFaults} from './fixFaults';
import {readContentSite} from './readContentSite';
import {removeByteOrderMarks} from './removeByteOrderMarks';
import {typography} from './rules/typography';

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

it('a page is read without its byte order mark', () => {
  const {pages} = readContentSite(siteDir);
  expect(pages.map((page) => [page.file, page.source])).toEqual([
    [marked, source],
    [plain, source],
  ]);
});

it('faults of a page with a byte order mark are mended at their place', () => {
  const site = readContentSite(siteDir);
  expect(fixFaults(siteDir, typography.check(site), site).mended).toBe(4);
  expect(read(marked)).toBe(fakePage('A “wall” here.'));
});

it('the mark is taken away where there is one', () => {
  expect(removeByteOrderMarks(siteDir, [marked, plain])).toBe(1);
  expect([read(marked), read(plain)]).toEqual([source, source]);
});
