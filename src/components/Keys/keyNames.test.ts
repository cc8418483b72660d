import {expect, it} from 'vitest';
import {keys} from '../../product/keys';
import {type ShortcutFact, shortcuts} from '../../product/shortcuts';

it('a key is one key or one gesture: two are a combination of two names', () => {
  const labels = Object.values(keys).flatMap(({en, fr}) => [en, fr]);
  expect(labels.filter((label) => /.\+|\+./u.test(label))).toEqual([]);
});

it('the view moves with the wheel held down and a drag, each in a box of its own', () => {
  const {windows}: ShortcutFact = shortcuts.pan;
  expect(windows).toContainEqual(['wheelHeld', 'drag']);
});

it('a sign after the name of a key is never alone at the start of a line', () => {
  const labels = Object.values(keys).flatMap(({en, fr}) => [en, fr]);
  const signed = labels.filter((label) => /\s[^\p{L}]+$/u.test(label));
  expect(signed).not.toHaveLength(0);
  expect(signed.filter((label) => !/\u00a0[^\p{L}]+$/u.test(label))).toEqual([]);
});
