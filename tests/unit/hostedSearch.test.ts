import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const outDir = mkdtempSync(join(tmpdir(), 'hosted-search-'));
const hosted = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'help'};
afterAll(() => rmSync(outDir, {recursive: true, force: true}));

/**
 * The small site of other tests, in one language, with the search switched over as
 * deploy/search-at-scale.md says.
 */
beforeAll(async () => {
  const config = 'tests/fixtures/plain.config.ts';
  const words = ['build', '--config', config, '--out-dir', outDir, '--locale', 'en'];
  await promisify(execFile)(join(root, 'node_modules/.bin/docusaurus'), words, {
    cwd: root,
    env: {
      ...process.env,
      ...hosted,
      NODE_ENV: 'production',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-fixtures/hosted',
    },
  });
});

it('builds with a hosted search, whose page and responses the policy allows', async () => {
  for (const [name, value] of Object.entries(hosted)) vi.stubEnv(name, value);
  vi.resetModules();
  const {deliver} = await import('../../src/plugins/delivery/deliver');
  const {sealBuild} = await import('../../src/plugins/hosting/sealBuild');
  deliver(outDir);
  await sealBuild(outDir, {redirects: new Map()});
  const {listFiles} = await import('../../src/plugins/listFiles');
  const pages = listFiles(outDir).filter((file) => file.endsWith('index.html'));
  expect(pages.length).toBeGreaterThan(5);
  const headers = readFileSync(join(outDir, '_headers'), 'utf8');
  expect(headers).toMatch(/connect-src 'self' https:\/\/\*\.algolia\.net https:\/\/\*\.algolianet/);
  expect(headers).not.toContain('unsafe-inline');
  const page = readFileSync(join(outDir, 'search/index.html'), 'utf8');
  expect(page).toContain('lgolia');
  // The size of its logo.
  const [, style = ''] = /\bstyle="?([^">]+)/.exec(page) ?? [];
  const digest = createHash('sha256').update(style).digest('base64');
  const [, styles] = /; style-src ([^;]*)/.exec(headers) ?? [];
  expect(styles).toContain(`'unsafe-hashes' 'sha256-${digest}'`);
});

it('can be published where the environment does not say that the search is hosted', async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  const {readSite} = await import('../../src/plugins/hosting/readSite');
  const {searchFaults} = await import('../../scripts/publishing/verifying/searchFaults');
  expect(searchFaults(outDir, readSite(outDir))).toEqual([]);
});
