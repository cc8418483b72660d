import {execFile} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {brand} from '../../src/site';

const root = resolve(import.meta.dirname, '../..');
const generatedName = '.docusaurus-fixtures/probe';
const generated = join(root, generatedName);
const outDir = mkdtempSync(join(tmpdir(), 'one-language-'));
afterAll(() => rmSync(outDir, {recursive: true, force: true}));

/** Loads a site in French alone, as one server of `npm start` does, and builds nothing. */
beforeAll(async () => {
  rmSync(generated, {recursive: true, force: true});
  const words = ['build', '--locale', 'fr', '--config', 'tests/fixtures/probe.config.ts'];
  await promisify(execFile)(
    join(root, 'node_modules/.bin/docusaurus'),
    [...words, '--out-dir', outDir],
    {
      cwd: root,
      env: {
        ...process.env,
        DOCUSAURUS_EXIT_AFTER_LOADING: 'true',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedName,
      },
    },
  );
});

it('keeps /fr/ when one language is built alone', () => {
  expect(readFileSync(join(generated, 'docusaurus.config.mjs'), 'utf8')).toContain(
    '"baseUrl": "/fr/"',
  );
  expect(readFileSync(join(generated, 'routes.js'), 'utf8')).toContain("path: '/fr/other'");
});

it('knows, while the configuration is read, which language is built', () => {
  expect(readFileSync(join(generated, 'docusaurus.config.mjs'), 'utf8')).toContain(
    `"title": ${JSON.stringify(brand.siteTitle.fr)}`,
  );
});

it('passes the result of parseFrontMatter to the page', () => {
  const folder = join(generated, 'docusaurus-plugin-content-docs/default');
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter(({title}) => title === 'Other page');
  expect(pages).toEqual([
    expect.objectContaining({frontMatter: expect.objectContaining({probe: 'seen'})}),
  ]);
});
