/**
 * Makes an earlier release live again.
 *
 *     npm run rollback -- --to /srv/help [--release <name>] [--list]
 *       [--listen 127.0.0.1:8080] [--brotli | --no-brotli]
 *       [--reload 'nginx -s reload'] [--check http://127.0.0.1:8080]
 *
 * `HELP_STORE` in the environment replaces `--to`. The store keeps the values of `--listen`,
 * `--brotli` and `--no-brotli` for the next time.
 */
import {ignoreOutputErrors} from './command/ignoreOutputErrors';
import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';
import {commandOptions, readOptions, storeFolder} from './publishing/commandLine';
import {rollbackNotes} from './publishing/releases/rollbackOrder';
import {findStore} from './publishing/releases/store';
import {rollback} from './publishing/rollback';
import {stopSignal, watchNpm} from './publishing/stopping';

async function main(): Promise<void> {
  const {values} = readArguments(
    {
      allowNegative: true,
      options: {
        ...commandOptions,
        release: {type: 'string'},
        list: {type: 'boolean', default: false},
      },
    },
    "npm run rollback -- --to /srv/help [--release <name>] [--list] [--listen 127.0.0.1:8080] [--brotli | --no-brotli] [--reload 'nginx -s reload'] [--check http://127.0.0.1:8080]",
  );
  ignoreOutputErrors(process.stdout, process.stderr);
  // nginx reads the store as another user, whatever the umask of the operator.
  process.umask(0o022);
  const store = findStore(storeFolder(values.to));
  if (values.list) {
    const notes = rollbackNotes(store);
    if (notes.size === 0) {
      throw new Error(`There is no release in ${store.releases}; check --to.`);
    }
    for (const [id, note] of notes) {
      console.log(note ? `${id}  ${note}` : id);
    }
    return;
  }
  const id = await rollback(
    store,
    {
      ...readOptions(values),
      stop: stopSignal(),
      isOrphaned: watchNpm(),
      onWarning: (sentence) => console.warn(sentence),
    },
    values.release,
  );
  console.log(`${id} is live in ${store.current}.`);
}

runCommand(main);
