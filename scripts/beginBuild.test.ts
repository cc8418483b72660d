import {existsSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {beginBuild} from './beginBuild';

let siteDir: string;
let cache: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'bundler-cache-'));
  cache = join(siteDir, 'node_modules/.cache/rspack');
  mkdirSync(cache, {recursive: true});
});

afterEach(() => rmSync(siteDir, {recursive: true}));

it('keeps what a build has left that went as it should', () => {
  beginBuild(siteDir).trust();
  beginBuild(siteDir);
  expect(existsSync(cache)).toBe(true);
});

it('drops what a build has left that did not', () => {
  beginBuild(siteDir);
  beginBuild(siteDir);
  expect(existsSync(cache)).toBe(false);
});

it('begins where nothing was ever built', () => {
  rmSync(join(siteDir, 'node_modules'), {recursive: true});
  expect(beginBuild(siteDir).begunMs).toBeGreaterThan(0);
});
