import {expect, it} from 'vitest';
import {french} from '../analysis/french';
import {Lexicon} from './Lexicon';

it('of many words with the same prefix, returns the most frequent ones', () => {
  const lexicon = new Lexicon(french);
  const known = Array.from('abcdefghijklmn', (letter) => `mu${letter}`);
  for (const word of [...known, 'mur', 'mur']) lexicon.add(word, word, true);
  const [first, ...rest] = lexicon.startingWith('mu');
  expect(first).toBe('mur');
  expect(rest).toHaveLength(11);
});
