import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {expect, it} from 'vitest';
import {listFiles, listStrays} from './listFiles';

it('lists files by their path below the folder, however the folder is written', () => {
  const directory = mkdtempSync(join(tmpdir(), 'list-'));
  mkdirSync(join(directory, 'faq'));
  writeFileSync(join(directory, 'faq/index.html'), '');
  const fromHere = relative('.', directory);
  try {
    for (const written of [
      directory,
      `${directory}/`,
      fromHere,
      `./${fromHere}`,
      `${directory}/faq/..`,
    ]) {
      expect(listFiles(written)).toEqual(['faq/index.html']);
    }
  } finally {
    rmSync(directory, {recursive: true, force: true});
  }
});

it('returns nothing for a missing folder', () => {
  expect(listFiles(join(tmpdir(), 'no-such-folder'))).toEqual([]);
});

it('lists symbolic links separately from files, whatever they point to', () => {
  const directory = mkdtempSync(join(tmpdir(), 'list-'));
  mkdirSync(join(directory, 'faq'));
  writeFileSync(join(directory, 'index.html'), '');
  symlinkSync(join(directory, 'index.html'), join(directory, 'faq/file'));
  symlinkSync(tmpdir(), join(directory, 'folder'));
  symlinkSync('nothing', join(directory, 'dead'));
  try {
    expect(listFiles(directory)).toEqual(['index.html']);
    expect(listStrays(directory)).toEqual(['dead', 'faq/file', 'folder']);
  } finally {
    rmSync(directory, {recursive: true, force: true});
  }
});
