import {expect, it} from 'vitest';
import {buildFolder, releasesToKeep} from './options';

it('keeps as many releases as are named', () => {
  expect(releasesToKeep('2')).toBe(2);
});

it.each(['1', '2.5', '0x5', 'all', ''])(
  'does not keep “%s”: one must be there to go back to',
  (keep) => {
    expect(() => releasesToKeep(keep)).toThrow(`--keep ${keep}: keep two releases at least`);
  },
);

it('takes a build that lies beside the folder it is published to', () => {
  expect(buildFolder('/srv/help-next', '/srv/help')).toBe('/srv/help-next');
  expect(buildFolder('/srv/..build', '/srv/help')).toBe('/srv/..build');
});

it.each([
  ['/srv/help', '/srv/help/'],
  ['/srv/help/build', '/srv/help'],
  ['/srv/help', '/srv/help/site'],
])('does not publish %s to %s', (from, to) => {
  expect(() => buildFolder(from, to)).toThrow(
    `--to ${to} and the build in ${from}: one lies in the other, so nothing was published. Give --to a`,
  );
});
