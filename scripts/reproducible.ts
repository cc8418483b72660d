/**
 * Builds the last commit in two folders with names of different length, and in the second once more
 * with what the build before left in its caches, and compares every byte: `npm run reproducible`.
 * Takes as long as three builds.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {manifestName} from '../src/plugins/hosting/writeManifest';

const siteDir = dirname(dirname(fileURLToPath(import.meta.url)));

// Named once: a commit made meanwhile must not come between the two builds.
const commit = execFileSync('git', ['rev-parse', 'HEAD'], {cwd: siteDir, encoding: 'utf8'}).trim();

/** Puts the commit into a folder of its own, where nothing has been built yet. */
function writeSources(folder: string): void {
  mkdirSync(folder, {recursive: true});
  const archive = execFileSync('git', ['archive', commit], {cwd: siteDir, maxBuffer: 1e9});
  execFileSync('tar', ['-x', '-C', folder], {input: archive});
  execFileSync('cp', ['-a', join(siteDir, 'node_modules'), join(folder, 'node_modules')]);
  rmSync(join(folder, 'node_modules/.cache'), {recursive: true, force: true});
}

/** Builds what a folder holds and returns the lines of its list of hashes. */
function buildIn(folder: string): string[] {
  const {status} = spawnSync('npm', ['run', '--silent', 'build'], {cwd: folder, stdio: 'inherit'});
  if (status !== 0) {
    throw new Error(`The build in ${folder} failed.`);
  }
  const list = readFileSync(join(folder, 'build', manifestName), 'utf8');
  return list.split('\n').filter((line) => line !== '');
}

/** Files that are in one list only, or in both with other bytes. */
function differences(one: readonly string[], other: readonly string[]): string[] {
  const [a, b] = [new Set(one), new Set(other)];
  const lines = [...one.filter((line) => !b.has(line)), ...other.filter((line) => !a.has(line))];
  return [...new Set(lines.map((line) => line.slice(66)))];
}

const sandbox = mkdtempSync(join(tmpdir(), 'reproducible-'));
try {
  const folders = [join(sandbox, 'a'), join(sandbox, 'another', 'place')] as const;
  folders.forEach(writeSources);
  const first = buildIn(folders[0]);
  const others = {
    'in another folder': buildIn(folders[1]),
    'with full caches': buildIn(folders[1]),
  };
  for (const [how, list] of Object.entries(others)) {
    const different = differences(first, list);
    if (different.length > 0) {
      console.error(`The build ${how} differs in:\n${different.join('\n')}`);
      process.exitCode = 1;
    }
  }
  if (!process.exitCode) {
    console.log(`Builds of one commit are the same everywhere: ${first.length} files.`);
  }
} finally {
  rmSync(sandbox, {recursive: true, force: true});
}
