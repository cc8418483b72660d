import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {typography} from '../rules/typography';
import {fixFaults} from './fixFaults';

const [walls, doors] = ['docs/walls.mdx', 'docs/doors.mdx'];
const files = {[walls]: fakePage('A "wall".'), [doors]: fakePage('A "door".')};
let siteDir = '';
const pathOf = (file: string) => join(siteDir, file);

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'fixed-pages-'));
  mkdirSync(pathOf('docs'));
  for (const [file, source] of Object.entries(files)) {
    writeFileSync(pathOf(file), source);
  }
});

afterEach(() => rmSync(siteDir, {recursive: true}));

it('does not overwrite a page that was saved after it was read', () => {
  const site = fakeSite(files);
  const faults = typography.check(site);
  const saved = `${fakePage('More of it.')}\n${files[walls]}`;
  writeFileSync(pathOf(walls), saved);
  const mended = fakePage('A “door”.');
  expect(fixFaults(siteDir, faults, site)).toEqual({
    found: 4,
    mended: 2,
    files: [{file: doors, source: mended}],
  });
  expect(readFileSync(pathOf(walls), 'utf8')).toBe(saved);
  expect(readFileSync(pathOf(doors), 'utf8')).toBe(mended);
});

it('does not restore a page that was deleted after it was read', () => {
  const site = fakeSite(files);
  rmSync(pathOf(walls));
  fixFaults(siteDir, typography.check(site), site);
  expect(readdirSync(pathOf('docs'))).toEqual(['doors.mdx']);
});

it('keeps the permissions of the file', () => {
  const site = fakeSite(files);
  chmodSync(pathOf(walls), 0o600);
  fixFaults(siteDir, typography.check(site), site);
  expect(statSync(pathOf(walls)).mode & 0o777).toBe(0o600);
});
