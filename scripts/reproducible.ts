/**
 * Builds the last commit in two folders with names of different length, then in the second once
 * more with warm caches, and compares every byte: `npm run reproducible`. Takes as long as three
 * builds.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {manifestName} from '../src/plugins/hosting/sealing/writeManifest';
import {buildCheckout} from './building/buildCheckout';
import {interruption} from './command/interruption';
import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';

const siteDir = dirname(__dirname);

/** Writes a commit into a folder where nothing has been built yet. */
function writeSources(commit: string, folder: string): void {
  mkdirSync(folder, {recursive: true});
  const archive = execFileSync('git', ['archive', commit], {cwd: siteDir, maxBuffer: 1e9});
  execFileSync('tar', ['-x', '-C', folder], {input: archive});
  execFileSync('cp', ['-a', join(siteDir, 'node_modules'), join(folder, 'node_modules')]);
  rmSync(join(folder, 'node_modules/.cache'), {recursive: true, force: true});
}

/** Builds what a folder holds and returns the lines of its list of hashes. */
async function buildIn(folder: string, stop: AbortSignal): Promise<string[]> {
  await buildCheckout(folder, stop);
  const list = readFileSync(join(folder, 'build', manifestName), 'utf8');
  return list.split('\n').filter((line) => line !== '');
}

/** Files that are in only one list, or have different content. */
function differences(one: readonly string[], other: readonly string[]): string[] {
  const [a, b] = [new Set(one), new Set(other)];
  const lines = [...one.filter((line) => !b.has(line)), ...other.filter((line) => !a.has(line))];
  return [...new Set(lines.map((line) => line.slice(66)))];
}

async function compare(sandbox: string, stop: AbortSignal): Promise<void> {
  // Resolved once: a commit made meanwhile must not separate the two builds.
  const head = execFileSync('git', ['rev-parse', 'HEAD'], {cwd: siteDir, encoding: 'utf8'});
  const folders = [join(sandbox, 'a'), join(sandbox, 'another', 'place')] as const;
  for (const folder of folders) {
    writeSources(head.trim(), folder);
  }
  const first = await buildIn(folders[0], stop);
  const others = {
    'in another folder': await buildIn(folders[1], stop),
    'with full caches': await buildIn(folders[1], stop),
  };
  const faults = Object.entries(others).flatMap(([how, list]) => {
    const different = differences(first, list);
    return different.length > 0 ? [`The build ${how} differs in:\n${different.join('\n')}`] : [];
  });
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  console.log(`Builds of one commit are identical everywhere: ${first.length} files.`);
}

async function main(): Promise<void> {
  readArguments({options: {}}, 'npm run reproducible');
  const stop = interruption();
  const sandbox = mkdtempSync(join(tmpdir(), 'reproducible-'));
  try {
    await compare(sandbox, stop);
  } finally {
    rmSync(sandbox, {recursive: true, force: true});
  }
}

runCommand(main);
