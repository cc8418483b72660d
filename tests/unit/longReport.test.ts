import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {copySite} from '../copySite';

let site: string;

/** A page with more faults than a pipe takes at once. */
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'long-report-'));
  await copySite(site);
  appendFileSync(join(site, 'docs/faq/index.mdx'), `\n\nTwo${'  spaces'.repeat(100)}`.repeat(100));
});

afterAll(() => rmSync(site, {recursive: true, force: true}));

it('says how many faults there are to whoever reads them from a pipe', async () => {
  const words = ['--import', 'tsx', 'scripts/check-content.ts', 'docs/faq/index.mdx'];
  const check = spawn(process.execPath, words, {cwd: site});
  const ended = once(check, 'exit');
  const report = await text(check.stdout);
  expect(report.length).toBeGreaterThan(500_000);
  expect(report).toMatch(/\n\n\d+ faults in 1 file \(.*\)\..*\n$/);
  expect(await ended).toEqual([1, null]);
});
