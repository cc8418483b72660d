/**
 * Makes a build ready for its hosts: policy, copies, `_headers`, `_redirects`, compressions and the
 * list of hashes.
 *
 *     npx tsx scripts/seal.ts [--tell] [build]
 *
 * With `--tell`, faults are listed and the build is sealed all the same.
 */
import {parseArgs} from 'node:util';
import {sealBuild} from '../src/plugins/hosting/sealBuild';

const {values, positionals} = parseArgs({
  options: {tell: {type: 'boolean', default: false}},
  allowPositionals: true,
});

sealBuild(positionals[0] ?? 'build', {
  cache: 'node_modules/.cache/compressed',
  onFaults: values.tell ? 'tell' : 'stop',
}).then(
  ({files, pages, hashes, faults}) => {
    for (const fault of faults) {
      console.warn(`- ${fault}`);
    }
    const inline = `${hashes.scripts.length} inline scripts and ${hashes.styles.length} styles`;
    console.log(`Sealed ${pages} pages, ${files} files; the policy knows ${inline}.`);
  },
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
