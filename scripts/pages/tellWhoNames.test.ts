import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {tellWhoNames} from './tellWhoNames';

const files = {
  'tests/routes.ts': "'/faq/a',\n'/faq/b',\n'/fr/faq/a',\n",
  'tests/gone.ts': "'/faq/a'",
  'src/site.ts': "{\n  '/faq/a': '/faq/b',\n}\nmain: '/faq/a'",
  'docs/faq/b.mdx': '[A](/faq/a)',
  'i18n/fr/translations.json': '"docs/faq/a.mdx"',
  'versioned_sidebars/version-2024-sidebars.json': '"faq/a"',
  'picture.bin': '\0 /faq/a',
};

let siteDir: string;
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'tell-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, file)), {recursive: true});
    writeFileSync(join(siteDir, file), text);
  }
});
afterAll(() => rmSync(siteDir, {recursive: true}));

it('says nothing outside a clone', () => {
  expect(tellWhoNames(siteDir, 'faq/a.mdx')).toBeUndefined();
});

it('lists tracked files that still name a page, except pages and its redirect', () => {
  execFileSync('git', ['init', '--quiet'], {cwd: siteDir});
  execFileSync('git', ['add', '--all'], {cwd: siteDir});
  writeFileSync(join(siteDir, 'unknown.ts'), "'/faq/a'");
  rmSync(join(siteDir, 'tests/gone.ts'));
  expect(tellWhoNames(siteDir, 'faq/a.mdx')).toBe(
    'These files still name /faq/a. Ask a maintainer which of them need an update:\n  src/site.ts:4\n  tests/routes.ts:1, 3',
  );
  expect(tellWhoNames(siteDir, 'faq/c.mdx')).toBeUndefined();
});
