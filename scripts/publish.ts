/**
 * Publishes the site to a folder that nginx serves: builds it aside, verifies it, switches to it in
 * one step.
 *
 *     npm run publish:site -- --to /srv/help [--from build] [--keep 5]
 *       [--listen 127.0.0.1:8080] [--brotli | --no-brotli]
 *       [--reload 'nginx -s reload'] [--check http://127.0.0.1:8080]
 *
 * `HELP_STORE` in the environment replaces `--to`. The store keeps the values of `--listen`, `--brotli`
 * and `--no-brotli` for the next publish. With `--from`, an existing build is published as it is; it
 * must have been made for `SITE_URL`, when that is set. Otherwise, a build with an example address
 * causes a warning.
 *
 * npm runs publish and rollback with `node --import tsx`: the `tsx` command kills its child with
 * SIGKILL shortly after forwarding a signal, even in the middle of a copy.
 */
import {dirname, join} from 'node:path';
import type {Stream} from 'node:stream';
import {withCheckout} from './building/withCheckout';
import {errorMessage} from './command/errorMessage';
import {ignoreOutputErrors} from './command/ignoreOutputErrors';
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

async function build(stop: AbortSignal, lock: Stream | undefined): Promise<string> {
  // Imported late: publishing an existing build needs neither the compiler nor the bundler.
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
  ignoreOutputErrors(process.stdout, process.stderr);
  // nginx reads the store as another user, whatever the umask of the operator.
  process.umask(0o022);
  const to = storeFolder(values.to);
  const from = buildFolder(values.from ?? join(siteDir, 'build'), to);
  const store = storeAt(to);
  assertPlace(store);
  const publishFrom = (folder: string) => publish(store, folder, options);
  // Locked until the end: a concurrent build would delete the files being copied.
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
