import {expect, it} from 'vitest';
import {releasesToKeep} from './options';

it('keeps as many releases as are named', () => {
  expect(releasesToKeep('2')).toBe(2);
});

it.each(['1', '2.5', '0x5', 'all', ''])(
  'does not keep “%s”: one must be there to go back to',
  (keep) => {
    expect(() => releasesToKeep(keep)).toThrow(`--keep ${keep}: keep two releases at least`);
  },
);
