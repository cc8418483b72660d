import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {digestOf, keptFigures} from './keptFigures';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-figures-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

it('draws once, and again when a drawing module has changed', () => {
  const file = path.join(folder, 'cache/drawn.json');
  const draw = vi.fn(() => ({plan: '<svg/>'}));
  expect(keptFigures(file, 'a', draw)).toEqual({plan: '<svg/>'});
  expect(keptFigures(file, 'a', draw)).toEqual({plan: '<svg/>'});
  expect(draw).toHaveBeenCalledTimes(1);
  keptFigures(file, 'b', draw);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(readdirSync(path.dirname(file))).toEqual(['drawn.json']);
});

it('redraws if the cached drawing is truncated', () => {
  const file = path.join(folder, 'drawn.json');
  writeFileSync(file, '{"digest":"a","dra');
  expect(keptFigures(file, 'a', () => 1)).toBe(1);
});

it('caches nothing for a drawing that fails', () => {
  const file = path.join(folder, 'drawn.json');
  const fail = (): never => {
    throw new Error('The numbers and the list differ.');
  };
  expect(() => keptFigures(file, 'a', fail)).toThrow('numbers');
  expect(existsSync(file)).toBe(false);
});

it('detects changed, renamed and new files', () => {
  const scenes = path.join(folder, 'scenes');
  mkdirSync(path.join(scenes, 'deep'), {recursive: true});
  const digests = new Set([digestOf([scenes])]);
  for (const [file, text] of [
    ['one.ts', 'a'],
    ['one.ts', 'b'],
    ['deep/two.ts', 'b'],
  ] as const) {
    writeFileSync(path.join(scenes, file), text);
    digests.add(digestOf([scenes]));
  }
  expect(digests.size).toBe(4);
  expect(digestOf([scenes])).toBe(digestOf([scenes]));
});
