import {expect, it} from 'vitest';
import {tieWords} from './tieWords';

it('adds a no-break space after every word that must not end a line, and after no others', () => {
  expect(tieWords('Au-dessus du rez-de-chaussée, par e-mail : le plain-pied.')).toBe(
    'Au-\u2060dessus du rez-\u2060de-\u2060chaussée, par e-\u2060mail : le plain-pied.',
  );
});
