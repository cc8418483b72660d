import {expect, it} from 'vitest';
import {tieWords} from './tieWords';

it('ties every word that a line shall not end in, and leaves the others alone', () => {
  expect(tieWords('Au-dessus du rez-de-chaussée, par e-mail : le plain-pied.')).toBe(
    'Au-\u2060dessus du rez-\u2060de-\u2060chaussée, par e-\u2060mail : le plain-pied.',
  );
});
