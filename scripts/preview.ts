/**
 * Serves a build as the hosts will: same routes, redirects, headers, policy and not-found pages,
 * all taken from the hosting module.
 *
 *     npm run serve [-- --dir build --port 3000 --host 127.0.0.1]
 */
import {localeNames, locales} from '../src/site';
import {interrupts} from './command/interruption';
import {readArguments} from './command/readArguments';
import {readPort} from './command/readPort';
import {runCommand} from './command/runCommand';
import {startPreview} from './preview/startPreview';

async function main(): Promise<void> {
  const {values} = readArguments(
    {
      options: {
        dir: {type: 'string', default: 'build'},
        port: {type: 'string', default: process.env.PORT || '3000'},
        host: {type: 'string', default: '127.0.0.1'},
      },
    },
    'npm run serve [-- --dir build --port 3000 --host 127.0.0.1]',
  );
  const port = readPort(values.port, 0);
  const preview = await startPreview({directory: values.dir, port, host: values.host});
  for (const signal of interrupts) {
    process.once(signal, () => preview.close().then(() => process.exit(0)));
  }
  for (const locale of localeNames) {
    console.log(`${locales[locale].label.padEnd(8)}  ${preview.url}${locales[locale].baseUrl}`);
  }
}

runCommand(main);
