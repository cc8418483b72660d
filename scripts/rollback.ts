/**
 * Makes an earlier release live again.
 *
 *     npx tsx scripts/rollback.ts --to /srv/help [--release <name>] [--list]
 */
import {parseArgs} from 'node:util';
import {commandOptions, readOptions} from './publishing/options';
import {rollback} from './publishing/rollback';
import {previousRelease} from './publishing/rollbackOrder';
import {runCommand} from './publishing/runCommand';
import {currentRelease, listReleases, openStore} from './publishing/store';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      ...commandOptions,
      release: {type: 'string'},
      list: {type: 'boolean', default: false},
    },
  });
  const store = openStore(values.to);
  if (values.list) {
    const current = currentRelease(store);
    const previous = previousRelease(store);
    for (const id of listReleases(store)) {
      const note = id === current ? '  live' : id === previous ? '  rollback leads here' : '';
      console.log(id + note);
    }
    return;
  }
  const id = await rollback(store, readOptions(values), values.release);
  console.log(`${id} is live in ${store.current}.`);
}

runCommand(main);
