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
import {dirname, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSite} from './buildSite';
import {commandOptions, readOptions, storeFolder} from './publishing/options';
import {publish} from './publishing/publish';
import {runCommand} from './publishing/runCommand';
import {openStore} from './publishing/store';
import {readArguments} from './readArguments';
import {withCheckout} from './withCheckout';

const siteDir = dirname(dirname(fileURLToPath(import.meta.url)));

async function build(): Promise<string> {
  try {
    return await buildSite(siteDir);
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nThe build failed, so nothing was published; the live site is unchanged.`,
    );
  }
}

async function main(): Promise<void> {
  const {values} = readArguments(
    {options: {...commandOptions, from: {type: 'string'}}},
    "npx tsx scripts/publish.ts --to /srv/help [--from build] [--keep 5] [--listen 127.0.0.1:8080] [--reload 'nginx -s reload'] [--check http://127.0.0.1:8080]",
  );
  const options = readOptions(values);
  const store = openStore(storeFolder(values.to));
  const publishFrom = (folder: string) =>
    publish(store, resolve(folder), {...options, onStep: (step) => console.log(`· ${step}`)});
  // Held until the end: a build that comes between would take away what is being copied.
  const id = values.from
    ? await publishFrom(values.from)
    : await withCheckout(siteDir, async () => publishFrom(await build()));
  console.log(`${id} is live in ${store.current}.`);
}

runCommand(main);
