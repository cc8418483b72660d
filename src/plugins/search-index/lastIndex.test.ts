import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {listFiles} from '../listFiles';
import {copyLastIndex} from './lastIndex';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'last-index-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function build(file: string, text = ''): void {
  mkdirSync(dirname(join(siteDir, 'build', file)), {recursive: true});
  writeFileSync(join(siteDir, 'build', file), text);
}

const copied = (baseUrl = '/fr/'): string =>
  copyLastIndex(
    {siteDir, generatedFilesDir: join(siteDir, '.docusaurus'), baseUrl} as LoadContext,
    ['', '2024'],
  );

it('serves the indexes of one language in development, including archived versions', () => {
  build('search-index.json');
  build('fr/search-index.json', 'French');
  build('fr/2024/search-index.json');
  build('fr/assets/search/current.json');
  build('fr/index.html');
  const folder = copied();
  expect(listFiles(folder).sort()).toEqual([
    '2024/search-index.json',
    'assets/search/current.json',
    'search-index.json',
  ]);
  expect(readFileSync(join(folder, 'search-index.json'), 'utf8')).toBe('French');
  expect(listFiles(copied('/'))).toEqual(['search-index.json']);
});

it('serves nothing if there is no build, or if its files are gone', () => {
  build('fr/search-index.json');
  expect(listFiles(copied())).toHaveLength(1);
  rmSync(join(siteDir, 'build'), {recursive: true});
  expect(listFiles(copied())).toEqual([]);
});
