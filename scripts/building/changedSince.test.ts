import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {changedSince} from './changedSince';

let siteDir: string;
const begun = new Date('2026-01-02T10:00:00Z');
const before = new Date('2026-01-02T09:00:00Z');
const after = new Date('2026-01-02T10:00:05Z');
const now = new Date('2026-01-02T10:01:00Z');
const toCome = new Date('2026-01-02T12:00:00Z');
const found = () => changedSince(siteDir, begun.getTime(), now.getTime());

function at(time: Date, ...paths: string[]): void {
  for (const path of paths) {
    utimesSync(join(siteDir, path), time, time);
  }
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'changed-since-'));
  mkdirSync(join(siteDir, 'docs/faq'), {recursive: true});
  mkdirSync(join(siteDir, 'build'));
  writeFileSync(join(siteDir, 'docs/faq/index.mdx'), '# FAQ');
  writeFileSync(join(siteDir, 'sidebars.ts'), '');
  writeFileSync(join(siteDir, 'build/index.html'), '');
  at(before, 'docs/faq/index.mdx', 'docs/faq', 'docs', 'sidebars.ts');
  at(after, 'build/index.html');
});

afterEach(() => rmSync(siteDir, {recursive: true}));

it('finds nothing where only the build is newer', () => {
  expect(found()).toBeUndefined();
});

it.each([
  ['a page that was saved', 'docs/faq/index.mdx'],
  ['a folder that a page was taken out of', 'docs/faq'],
  ['a setting', 'sidebars.ts'],
])('finds %s', (_what, path) => {
  at(after, path);
  expect(found()).toBe(path);
});

it('ignores a time in the future, as after the clock was set back', () => {
  at(toCome, 'docs/faq/index.mdx', 'docs');
  expect(found()).toBeUndefined();
  at(after, 'sidebars.ts');
  expect(found()).toBe('sidebars.ts');
});
