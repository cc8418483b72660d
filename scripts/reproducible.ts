/**
 * Builds the last commit twice, in two folders with names of different length, and compares every
 * byte: `npm run reproducible`. Takes as long as two builds.
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

/** Builds the commit in a folder of its own and returns its list of hashes. */
function buildIn(folder: string): string {
  mkdirSync(folder, {recursive: true});
  const archive = execFileSync('git', ['archive', commit], {cwd: siteDir, maxBuffer: 1e9});
  execFileSync('tar', ['-x', '-C', folder], {input: archive});
  execFileSync('cp', ['-a', join(siteDir, 'node_modules'), join(folder, 'node_modules')]);
  rmSync(join(folder, 'node_modules/.cache'), {recursive: true, force: true});
  const {status} = spawnSync('npm', ['run', '--silent', 'build'], {cwd: folder, stdio: 'inherit'});
  if (status !== 0) {
    throw new Error(`The build in ${folder} failed.`);
  }
  return readFileSync(join(folder, 'build', manifestName), 'utf8');
}

const sandbox = mkdtempSync(join(tmpdir(), 'reproducible-'));
try {
  const first = buildIn(join(sandbox, 'a'));
  const second = new Set(buildIn(join(sandbox, 'another', 'place')).split('\n'));
  const lines = first.split('\n').filter((line) => line !== '');
  const different = lines.filter((line) => !second.has(line)).map((line) => line.slice(66));
  if (different.length > 0 || second.size !== lines.length + 1) {
    console.error(`The two builds differ in:\n${different.join('\n')}`);
    process.exitCode = 1;
  } else {
    console.log(`Two builds of one commit in two folders are the same: ${lines.length} files.`);
  }
} finally {
  rmSync(sandbox, {recursive: true, force: true});
}
