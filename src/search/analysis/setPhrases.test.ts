import {expect, it} from 'vitest';
import {emptyWordsOf} from './setPhrases';

const emptyWords = emptyWordsOf(['[tout de suite]', 'du [tout]', '[tout] seul']);

it.each([
  ['annulez tout de suite', [1, 2, 3]],
  ['pas du tout', [2]],
  ['tout seul', [0]],
  ['tout', []],
  ['tout de', []],
  ['', []],
])('finds the words of "%s" that carry no meaning', (text, expected) => {
  expect([...emptyWords(text.split(' '))]).toEqual(expected);
});
