import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {takenBy} from './takenBy';

vi.mock('../../src/site', async (original) => ({
  ...(await original<typeof import('../../src/site')>()),
  redirects: {'/old': '/walls', '/older': '/faq/'},
}));

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
const files = ['docs/walls.mdx', 'docs/faq/index.mdx', `${french}/doors.mdx`];

let siteDir: string;
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'taken-'));
  for (const file of files) {
    mkdirSync(dirname(join(siteDir, file)), {recursive: true});
    writeFileSync(join(siteDir, file), '');
  }
});
afterAll(() => rmSync(siteDir, {recursive: true}));

it.each([
  ['walls.mdx', 'docs/walls.mdx'],
  ['walls/index.mdx', 'docs/walls.mdx'],
  ['faq.mdx', 'docs/faq/index.mdx'],
  ['doors.mdx', `${french}/doors.mdx`],
  ['doors/index.mdx', `${french}/doors.mdx`],
  ['old.mdx', 'redirects in src/site.ts sends it to /walls'],
])('the address of %s is taken by %s', (path, by) => {
  expect(takenBy(siteDir, path)).toBe(by);
});

it('an unused address is free', () => {
  expect(takenBy(siteDir, 'stairs.mdx')).toBeUndefined();
});

it('a page may become a section, and come back to its old address', () => {
  expect(takenBy(siteDir, 'walls/index.mdx', 'walls.mdx')).toBeUndefined();
  expect(takenBy(siteDir, 'old.mdx', 'walls.mdx')).toBeUndefined();
  expect(takenBy(siteDir, 'older.mdx', 'faq/index.mdx')).toBeUndefined();
  expect(takenBy(siteDir, 'older.mdx', 'walls.mdx')).toContain('sends it to /faq/');
});
