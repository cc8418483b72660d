import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {findLostPages} from './findLostPages';

const siteDir = mkdtempSync(join(tmpdir(), 'lost-pages-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const french = 'i18n/fr/docusaurus-plugin-content-docs';
const lost = [
  `${french}/features/lost.mdx`,
  'features/walls.mdx',
  'i18n/fr/lost.md',
  'src/pages/walls.mdx',
  'static/walls.mdx',
  'walls.mdx',
];
const others = [
  'README.md',
  'bench/walls.mdx',
  'build/walls.mdx',
  'deploy/nginx.md',
  'docs/walls.mdx',
  `${french}/current/walls.mdx`,
  `${french}/version-2024/walls.mdx`,
  'node_modules/a/walls.mdx',
  'tests/fixtures/docs/walls.mdx',
  'versioned_docs/version-1999/walls.mdx',
];

it('finds pages outside the page folders, and nothing else', () => {
  for (const file of [...lost, ...others]) {
    mkdirSync(dirname(join(siteDir, file)), {recursive: true});
    writeFileSync(join(siteDir, file), '');
  }
  expect([...findLostPages(siteDir)].sort()).toEqual([...lost].sort());
});
