import {execFileSync} from 'node:child_process';
import {mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {blobId} from '../../src/plugins/translations/blobId';
import {changesSince} from './changesSince';

let siteDir: string;

function git(...words: readonly string[]): void {
  const who = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com'];
  execFileSync('git', [...who, ...words], {cwd: siteDir, stdio: 'pipe'});
}

function commit(text: string, subject: string): void {
  writeFileSync(join(siteDir, 'page.mdx'), text);
  git('add', '--all');
  git('commit', '-q', '-m', subject);
}

/** Changes of the current page since a text was translated. */
function since(translated: string, now: string, file = 'page.mdx'): readonly string[] {
  return changesSince(siteDir, file, blobId(translated), now);
}

const dated = (subject: string) =>
  expect.stringMatching(`^[0-9a-f]{8}, \\d{4}-\\d\\d-\\d\\d, ${subject}$`);

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'changes-'));
  git('init', '-q');
  commit('one', 'Begin');
  commit('two', 'Say two');
  commit('three', 'Say three');
});
afterEach(() => rmSync(siteDir, {recursive: true}));

it('names every change since the translation, the first one first', () => {
  expect(since('one', 'three')).toEqual([dated('Say two'), dated('Say three')]);
  expect(since('two', 'three')).toEqual([dated('Say three')]);
});

it('says that the page has changes that are not committed', () => {
  expect(since('two', 'four')).toEqual([dated('Say three'), 'not committed yet']);
  expect(since('three', 'four')).toEqual(['not committed yet']);
});

it('follows a page that was renamed', () => {
  renameSync(join(siteDir, 'page.mdx'), join(siteDir, 'moved.mdx'));
  git('add', '--all');
  git('commit', '-q', '-m', 'Move');
  expect(since('two', 'three', 'moved.mdx')).toEqual([dated('Say three'), dated('Move')]);
});

it('says so when the translated text was never committed', () => {
  expect(since('other', 'three')).toEqual([
    expect.stringMatching(/Say three: .*never committed\)$/),
  ]);
  expect(since('other', 'new', 'new.mdx')).toEqual(['not committed yet']);
});
