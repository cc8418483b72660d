import {beforeEach, expect, it, vi} from 'vitest';
import {handedKey} from './handedKey';
import {handMarks, takeHandedMarks} from './handedMarks';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('returns the words to the page they are meant for, once', () => {
  handMarks('/fr/a#x', ['mur'], 1000);
  handMarks('/fr/b', ['porte'], 1500);
  expect(takeHandedMarks('/fr/a', 2000)).toEqual([]);
  expect(takeHandedMarks('/fr/a#x', 2000)).toEqual(['mur']);
  expect(takeHandedMarks('/fr/a#x', 2000)).toEqual([]);
  expect(takeHandedMarks('/fr/b', 2000)).toEqual(['porte']);
  expect([...kept]).toEqual([]);
});

it('forgets entries that no tab has collected', () => {
  handMarks('/fr/a', ['mur'], 1000);
  expect(takeHandedMarks('/fr/a', 62_000)).toEqual([]);
  expect([...kept]).toEqual([]);
});

it('keeps only a few entries', () => {
  for (let tab = 0; tab < 9; tab += 1) handMarks(`/fr/${tab}`, ['mur'], tab);
  expect(takeHandedMarks('/fr/0', 10)).toEqual([]);
  expect(takeHandedMarks('/fr/8', 10)).toEqual(['mur']);
});

it.each(['{', '{}', '[1,null,{"url":1}]'])('ignores the foreign value %s', (text) => {
  kept.set(handedKey, text);
  expect(takeHandedMarks('/fr/a', 0)).toEqual([]);
});
