/**
 * Makes an earlier release live again.
 *
 *     npx tsx scripts/rollback.ts --to /srv/help [--release <name>] [--list]
 *       [--reload 'nginx -s reload'] [--check http://127.0.0.1:8080]
 *
 * `HELP_STORE` in the environment stands for `--to`.
 */
import {commandOptions, readOptions, storeFolder} from './publishing/options';
import {rollback} from './publishing/rollback';
import {previousRelease} from './publishing/rollbackOrder';
import {runCommand} from './publishing/runCommand';
import {currentRelease, findStore, listReleases} from './publishing/store';
import {readArguments} from './readArguments';

async function main(): Promise<void> {
  const {values} = readArguments(
    {
      options: {
        ...commandOptions,
        release: {type: 'string'},
        list: {type: 'boolean', default: false},
      },
    },
    "npx tsx scripts/rollback.ts --to /srv/help [--release <name>] [--list] [--reload 'nginx -s reload'] [--check http://127.0.0.1:8080]",
  );
  const store = findStore(storeFolder(values.to));
  if (values.list) {
    const current = currentRelease(store);
    const previous = previousRelease(store);
    for (const id of listReleases(store)) {
      const note = id === current ? '  live' : id === previous ? '  rollback leads here' : '';
      console.log(id + note);
    }
    return;
  }
  const id = await rollback(
    store,
    {...readOptions(values), onWarning: (sentence) => console.warn(sentence)},
    values.release,
  );
  console.log(`${id} is live in ${store.current}.`);
}

runCommand(main);
