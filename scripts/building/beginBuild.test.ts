import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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

it('keeps the cache of a successful build', () => {
  beginBuild(siteDir, {}).trust();
  beginBuild(siteDir, {});
  expect(existsSync(cache)).toBe(true);
});

it('deletes the cache of a build that did not finish', () => {
  beginBuild(siteDir, {});
  beginBuild(siteDir, {});
  expect(existsSync(cache)).toBe(false);
});

it('leaves the cache alone when the cache is off: another build may be using it', () => {
  const env = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  beginBuild(siteDir, {});
  beginBuild(siteDir, env).trust();
  expect(existsSync(cache)).toBe(true);
  expect(readdirSync(join(siteDir, 'node_modules/.cache'))).toEqual(['build-begun', 'rspack']);
});

it('uses the clock of the file system', () => {
  const {begunMs, nowMs, trust} = beginBuild(siteDir, {});
  expect(nowMs()).toBeGreaterThanOrEqual(begunMs);
  const page = join(siteDir, 'page.mdx');
  writeFileSync(page, '');
  expect(nowMs()).toBeGreaterThanOrEqual(statSync(page).mtimeMs);
  trust();
  beginBuild(siteDir, {});
  expect(existsSync(cache)).toBe(true);
});

it('works in a checkout that was never built', () => {
  rmSync(join(siteDir, 'node_modules'), {recursive: true});
  expect(beginBuild(siteDir, {}).begunMs).toBeGreaterThan(0);
});
