/** Builds the site into `build/`: `npm run build`. */
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {buildSite} from './building/buildSite';
import {withCheckout} from './building/withCheckout';
import {errorMessage} from './command/errorMessage';
import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';

const siteDir = dirname(__dirname);

async function main(): Promise<void> {
  readArguments({options: {}}, 'npm run build, for all languages');
  try {
    const target = await withCheckout(siteDir, (lock) => buildSite(siteDir, lock));
    console.log(`The site was built in ${target}.`);
  } catch (error) {
    const isKept = existsSync(join(siteDir, 'build'));
    const comfort = isKept ? '\nThe last good site in build/ is unchanged.' : '';
    throw new Error(`${errorMessage(error)}${comfort}`);
  }
}

runCommand(main);
