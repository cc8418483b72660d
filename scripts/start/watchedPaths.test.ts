import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {watchedPaths} from './watchedPaths';

const siteDir = mkdtempSync(join(tmpdir(), 'watched-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

it('watches the messages of a language, not its pages', () => {
  const french = join(siteDir, 'i18n', 'fr');
  const pages = join(french, 'docusaurus-plugin-content-docs');
  mkdirSync(join(pages, 'current'), {recursive: true});
  mkdirSync(join(french, 'docusaurus-theme-classic'));
  writeFileSync(join(french, 'code.json'), '{}');
  writeFileSync(join(pages, 'current.json'), '{}');
  expect([...watchedPaths(['docusaurus.config.ts', french])].sort()).toEqual(
    [
      'docusaurus.config.ts',
      join(french, 'code.json'),
      join(french, 'docusaurus-theme-classic'),
      join(pages, 'current.json'),
    ].sort(),
  );
});

it('leaves other paths, and a missing language folder, unchanged', () => {
  const missing = join(siteDir, 'i18n', 'en');
  expect(watchedPaths([missing])).toEqual([missing]);
  const glob = 'i18n/fr/docusaurus-plugin-content-docs/current/**/*.mdx';
  expect(watchedPaths(glob)).toEqual([glob]);
});

it('replaces the chokidar that Docusaurus uses', () => {
  const core = createRequire(import.meta.url).resolve('@docusaurus/core/package.json');
  const requireThere = createRequire(core);
  const chokidar = requireThere('chokidar');
  const watch = vi.spyOn(chokidar, 'watch').mockReturnValue({on: () => {}, close: () => {}});
  requireThere('./lib/commands/start/watcher.js').watch(
    {pathsToWatch: ['i18n/fr'], siteDir},
    () => {},
  );
  expect(watch).toHaveBeenCalledWith(['i18n/fr'], expect.objectContaining({cwd: siteDir}));
  expect(
    requireThere('./lib/commands/start/watcher.js').getSitePathsToWatch({
      props: {siteConfigPath: 'docusaurus.config.ts', localizationDir: 'i18n/fr'},
    }),
  ).toContain('i18n/fr');
});
