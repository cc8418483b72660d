import {mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {buildFolder, releasesToKeep, storeFolder} from './commandLine';

it('keeps as many releases as are named', () => {
  expect(releasesToKeep('2')).toBe(2);
});

it.each(['1', '2.5', '0x5', 'all', ''])(
  'refuses to keep “%s”: one must remain to go back to',
  (keep) => {
    expect(() => releasesToKeep(keep)).toThrow(`--keep ${keep}: keep at least two releases`);
  },
);

it('refuses a path in which nginx would expand variables', () => {
  expect(storeFolder('/srv/help')).toBe('/srv/help');
  expect(() => storeFolder('/srv/$site')).toThrow('--to /srv/$site: nginx reads $');
});

it('publishes to the target of a link, existing or not, and names the target', () => {
  const sandbox = realpathSync(mkdtempSync(join(tmpdir(), 'options-')));
  const [folder, link] = [join(sandbox, 'help'), join(sandbox, 'link')];
  try {
    mkdirSync(folder);
    symlinkSync('help', link);
    expect(storeFolder(link)).toBe(folder);
    expect(storeFolder(join(link, 'site'))).toBe(join(folder, 'site'));
    renameSync(folder, `${folder}$`);
    symlinkSync('help$', folder);
    expect(() => storeFolder(link)).toThrow('help$: nginx reads $');
  } finally {
    rmSync(sandbox, {recursive: true});
  }
});

it('takes a build next to the store', () => {
  expect(buildFolder('/srv/help-next', '/srv/help')).toBe('/srv/help-next');
  expect(buildFolder('/srv/..build', '/srv/help')).toBe('/srv/..build');
});

it.each([
  ['/srv/help', '/srv/help/'],
  ['/srv/help/build', '/srv/help'],
  ['/srv/help', '/srv/help/site'],
])('does not publish %s to %s', (from, to) => {
  expect(() => buildFolder(from, to)).toThrow(
    `--to ${to} and the build in ${from}: one is inside the other, so nothing was published. Give --to a`,
  );
});

it('does not publish a build to a link that leads to it', () => {
  const sandbox = mkdtempSync(join(tmpdir(), 'options-'));
  const [build, link] = [join(sandbox, 'build'), join(sandbox, 'help')];
  try {
    mkdirSync(build);
    symlinkSync(build, link);
    for (const to of [link, join(link, 'site')]) {
      expect(() => buildFolder(build, storeFolder(to))).toThrow('one is inside the other');
    }
  } finally {
    rmSync(sandbox, {recursive: true});
  }
});
