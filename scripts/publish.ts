/**
 * Publishes the site to a folder that nginx serves: builds it aside, verifies it, switches to it in
 * one step.
 *
 *     npm run publish:site -- --to /srv/help [--from build] [--keep 5]
 *       [--listen 127.0.0.1:8080] [--brotli | --no-brotli]
 *       [--reload 'nginx -s reload'] [--check http://127.0.0.1:8080]
 *
 * `HELP_STORE` in the environment stands for `--to`. What `--listen`, `--brotli` and `--no-brotli` say
 * is kept in the store for the next time. With `--from`, a build that is there already is published as
 * it is; it must have been made for `SITE_URL`, when that is set. Without it, one that states an
 * example is warned of.
 *
 * npm runs it, and the rollback, without the command `tsx`, which ends with `kill -9` what has not
 * answered a signal within a moment, as in the middle of a copy.
 */
import {dirname, join} from 'node:path';
import type {Stream} from 'node:stream';
import {withCheckout} from './building/withCheckout';
import {errorMessage} from './command/errorMessage';
import {goOnUnheard} from './command/goOnUnheard';
import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';
import {
  buildFolder,
  commandOptions,
  readOptions,
  releasesToKeep,
  storeFolder,
} from './publishing/commandLine';
import {publish} from './publishing/publish';
import {assertPlace, releaseFolder, storeAt} from './publishing/releases/store';
import {stopSignal, throwIfStopped, untilStopped, watchNpm} from './publishing/stopping';
import {exampleWarning} from './publishing/verifying/exampleWarning';

const siteDir = dirname(__dirname);

async function build(stop: AbortSignal, lock?: Stream): Promise<string> {
  // A compiler and more: a build that is there already is published without them.
  const {buildSite} = await import('./building/buildSite');
  try {
    return await untilStopped(stop, buildSite(siteDir, lock));
  } catch (error) {
    await throwIfStopped({stop});
    throw new Error(
      `${errorMessage(error)}\nThe build failed, so nothing was published; the live site is unchanged.`,
    );
  }
}

async function main(): Promise<void> {
  const {values} = readArguments(
    {
      allowNegative: true,
      options: {
        ...commandOptions,
        from: {type: 'string'},
        keep: {type: 'string', default: '5'},
      },
    },
    "npm run publish:site -- --to /srv/help [--from build] [--keep 5] [--listen 127.0.0.1:8080] [--brotli | --no-brotli] [--reload 'nginx -s reload'] [--check http://127.0.0.1:8080]",
  );
  const [stop, isOrphaned] = [stopSignal(), watchNpm()];
  const options = {
    ...readOptions(values),
    stop,
    isOrphaned,
    keep: releasesToKeep(values.keep),
    siteUrl: process.env.SITE_URL,
    onStep: (step: string, choice?: string) =>
      console.log(choice ? `· ${step}: ${choice}` : `· ${step}`),
  };
  goOnUnheard(process.stdout, process.stderr);
  // nginx reads the store as another user, whatever is usual for the person who publishes.
  process.umask(0o022);
  const to = storeFolder(values.to);
  const from = buildFolder(values.from ?? join(siteDir, 'build'), to);
  const store = storeAt(to);
  assertPlace(store);
  const publishFrom = (folder: string) => publish(store, folder, options);
  // Held until the end: a build that comes between would take away what is being copied.
  const id =
    values.from === undefined
      ? await withCheckout(siteDir, async (lock) => publishFrom(await build(stop, lock)))
      : await publishFrom(from);
  console.log(`${id} is live in ${store.current}.`);
  const warning = exampleWarning(releaseFolder(store, id), process.env.SITE_URL);
  if (warning) {
    console.warn(warning);
  }
}

runCommand(main);
