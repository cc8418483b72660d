/**
 * Builds the site aside and swaps it in when all is well: a build that fails leaves the last good
 * `build/` as it was.
 */
import {existsSync, renameSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {deliver} from '../src/plugins/delivery/deliver';
import {sealBuild} from '../src/plugins/hosting/sealBuild';
import {runProgram} from './runProgram';

const siteDir = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(siteDir, 'build');
const next = join(siteDir, 'build-next');
const previous = join(siteDir, 'build-previous');

function buildInto(directory: string): boolean {
  rmSync(directory, {recursive: true, force: true});
  return runProgram(siteDir, 'docusaurus', ['build', '--out-dir', directory], {
    stdio: 'inherit',
    env: {...process.env, NODE_ENV: 'production'},
  });
}

function swapIn(): void {
  rmSync(previous, {recursive: true, force: true});
  if (existsSync(target)) {
    renameSync(target, previous);
  }
  renameSync(next, target);
  rmSync(previous, {recursive: true, force: true});
}

async function build(): Promise<void> {
  if (!buildInto(next)) {
    throw new Error('Docusaurus could not build the site: its faults are listed above.');
  }
  deliver(next);
  await sealBuild(next, {cache: join(siteDir, 'node_modules/.cache/compressed'), builtIn: siteDir});
  swapIn();
}

build().then(
  () => console.log(`The site is built in ${target}.`),
  (error: Error) => {
    rmSync(next, {recursive: true, force: true});
    console.error(error.message);
    if (existsSync(target)) {
      console.error('The last good site in build/ is unchanged.');
    }
    process.exit(1);
  },
);
