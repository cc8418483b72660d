import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {copySite} from '../tests/copySite';

let site: string;
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'move-page-'));
  await copySite(site);
});
afterAll(() => rmSync(site, {recursive: true, force: true}));

const lockFile = 'i18n/fr/translations.json';

function read(file: string): string {
  return readFileSync(join(site, file), 'utf8');
}

function move(from: string, to: string) {
  const words = ['--import', 'tsx', 'scripts/move-page.ts', from, to];
  return spawnSync(process.execPath, words, {cwd: site, encoding: 'utf8'});
}

it('leaves all as it was when it refuses, and moves a section once that is mended', () => {
  const siteFile = read('src/site.ts');
  const broken = siteFile.replace('redirects: Readonly<Record<string, string>>', 'redirects');
  writeFileSync(join(site, 'src/site.ts'), broken);
  const others = ['sidebars.ts', lockFile].map(read);
  const refused = move('/features/', 'abilities/index');
  expect(refused.stderr).toContain("Add this line to it by hand: '/features': '/abilities/',");
  expect(refused.status).toBe(1);
  expect(existsSync(join(site, 'docs/features/index.mdx'))).toBe(true);
  expect(existsSync(join(site, 'docs/abilities'))).toBe(false);
  expect(['sidebars.ts', lockFile].map(read)).toEqual(others);
  expect(read('src/site.ts')).toBe(broken);

  writeFileSync(join(site, 'src/site.ts'), siteFile);
  const moved = move('/features/', 'abilities/index');
  expect(moved.stderr).toBe('');
  expect(existsSync(join(site, 'docs/features/index.mdx'))).toBe(false);
  expect(existsSync(join(site, 'docs/abilities/index.mdx'))).toBe(true);
  expect(read('src/site.ts')).toContain("'/features': '/abilities/',");
  expect(read('sidebars.ts')).toContain("'abilities/index'");
  expect(read(lockFile)).toContain('docs/abilities/index.mdx');
});
