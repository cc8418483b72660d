import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {ours} from '../../bench/delivery/systems/ours';
import {replaceIn} from '../../bench/delivery/systems/replaceIn';
import {serveSite} from '../../bench/serveSite';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('this site can be written with other pages, without its archive and its rules', () => {
  const page = {slug: 'a', title: 'A', description: 'A.', body: 'A.'};
  ours.write(folder, {en: [page], fr: [page]});
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('src/site.ts')).toContain('archived: []');
  expect(read('docusaurus.config.ts')).not.toMatch(/plugins: \[contentContract|popular: /);
});

it('takes a site that has the text already, such as one without an archive', () => {
  const file = join(folder, 'a.ts');
  writeFileSync(file, 'archived: [],');
  replaceIn(file, [[/archived: \[[^\]]*\]/, 'archived: []']]);
  expect(readFileSync(file, 'utf8')).toBe('archived: [],');
});

it('says which replacement finds nothing', () => {
  const file = join(folder, 'a.ts');
  writeFileSync(file, 'one');
  expect(() => replaceIn(file, [['two', 'three']])).toThrow(`${file} no longer holds two`);
  replaceIn(file, [['one', '$&']]);
  expect(readFileSync(file, 'utf8')).toBe('$&');
});

it('serves files inside the folder of a site only', async () => {
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'page.html'), 'page');
  writeFileSync(join(folder, 'secret.html'), 'secret');
  const {url, takeBytes, close} = await serveSite(site);
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  expect(await statusOf('/page')).toBe(200);
  expect(takeBytes()).toBeGreaterThan(0);
  expect(await statusOf('/..%2fsecret.html')).toBe(404);
  expect(await statusOf('/page/..%2f..%2fsecret.html')).toBe(404);
  expect(takeBytes()).toBe(0);
  close();
});
