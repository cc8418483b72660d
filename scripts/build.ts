/** Builds the site into `build/`: `npm run build`. */
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildSite} from './buildSite';
import {withCheckout} from './withCheckout';

const siteDir = dirname(dirname(fileURLToPath(import.meta.url)));

withCheckout(siteDir, () => buildSite(siteDir)).then(
  (target) => console.log(`The site is built in ${target}.`),
  (error: Error) => {
    console.error(error.message);
    if (existsSync(join(siteDir, 'build'))) {
      console.error('The last good site in build/ is unchanged.');
    }
    process.exit(1);
  },
);
