/**
 * Makes an earlier release live again.
 *
 *     npx tsx scripts/rollback.ts --to /srv/help [--release <name>] [--list]
 */
import {parseArgs} from 'node:util';
import {commandOptions, fail, readOptions} from './publishing/options';
import {previousRelease, rollback} from './publishing/publish';
import {currentRelease, listReleases, openStore} from './publishing/store';

async function main(): Promise<void> {
  // nginx reads the store as another user, whatever is usual for the person who publishes.
  process.umask(0o022);
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

main().catch(fail);
