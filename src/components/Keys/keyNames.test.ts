import {expect, it} from 'vitest';
import {keys} from '../../product/keys';
import {type ShortcutFact, shortcuts} from '../../product/shortcuts';

it('a key name is one key or one gesture: combinations use two names', () => {
  const labels = Object.values(keys).flatMap(({en, fr}) => [en, fr]);
  expect(labels.filter((label) => /.\+|\+./u.test(label))).toEqual([]);
});

it('moving the view is the middle button and a drag, in separate boxes', () => {
  const {windows}: ShortcutFact = shortcuts.pan;
  expect(windows).toContainEqual(['wheelHeld', 'drag']);
});

it('a symbol after a key name never starts a line by itself', () => {
  const labels = Object.values(keys).flatMap(({en, fr}) => [en, fr]);
  const signed = labels.filter((label) => /\s[^\p{L}]+$/u.test(label));
  expect(signed).not.toHaveLength(0);
  expect(signed.filter((label) => !/\u00a0[^\p{L}]+$/u.test(label))).toEqual([]);
});
