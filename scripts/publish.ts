/**
 * Publishes the site to a folder that nginx serves: builds it aside, verifies it, switches to it in
 * one step.
 *
 *     npx tsx scripts/publish.ts --to /srv/help [--from build] [--keep 5]
 *       [--listen 127.0.0.1:8080] [--reload 'nginx -s reload'] [--check http://127.0.0.1:8080]
 *
 * `HELP_STORE` in the environment stands for `--to`. What `--listen` says is kept in the store for
 * the next time. With `--from`, a build that is there already is published as it is.
 */
import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';
import {commandOptions, readOptions, storeFolder} from './publishing/options';
import {publish} from './publishing/publish';
import {runCommand} from './publishing/runCommand';
import {openStore} from './publishing/store';
import {readArguments} from './readArguments';

function build(): string {
  const {status} = spawnSync('npm', ['run', '--silent', 'build'], {stdio: 'inherit'});
  if (status !== 0) {
    throw new Error('The build failed, so nothing was published; the live site is unchanged.');
  }
  return 'build';
}

async function main(): Promise<void> {
  const {values} = readArguments(
    {options: {...commandOptions, from: {type: 'string'}}},
    "npx tsx scripts/publish.ts --to /srv/help [--from build] [--keep 5] [--listen 127.0.0.1:8080] [--reload 'nginx -s reload'] [--check http://127.0.0.1:8080]",
  );
  const options = readOptions(values);
  const store = openStore(storeFolder(values.to));
  const id = await publish(store, resolve(values.from ?? build()), {
    ...options,
    onStep: (step) => console.log(`· ${step}`),
  });
  console.log(`${id} is live in ${store.current}.`);
}

runCommand(main);
