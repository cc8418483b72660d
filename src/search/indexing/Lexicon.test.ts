import {expect, it} from 'vitest';
import {french} from '../analysis/french';
import {Lexicon} from './Lexicon';

it('finds of many words that begin alike those that are met most', () => {
  const lexicon = new Lexicon(french);
  const known = Array.from('abcdefghijklmn', (letter) => `mu${letter}`);
  for (const word of [...known, 'mur', 'mur']) lexicon.add(word, word, true);
  const [first, ...rest] = lexicon.startingWith('mu');
  expect(first).toBe('mur');
  expect(rest).toHaveLength(11);
});
