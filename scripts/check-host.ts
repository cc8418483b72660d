/**
 * Compares a host with the build that should be live there: every file, old addresses, missing
 * addresses, and the address that its pages state.
 *
 *     npm run check:host -- https://help.example.com [--dir build] [--bytes-only]
 *
 * With `--bytes-only`, headers are not compared: for hosts that cannot send ours.
 */

import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';
import {UsageError} from './command/UsageError';
import {readOrigin} from './publishing/addresses/readOrigin';
import {addressFaults} from './publishing/host/addressFaults';
import {checkHost} from './publishing/host/checkHost';

async function main(): Promise<void> {
  const {values, positionals} = readArguments(
    {
      options: {
        dir: {type: 'string', default: 'build'},
        'bytes-only': {type: 'boolean', default: false},
      },
      allowPositionals: true,
    },
    'npm run check:host -- https://help.example.com [--dir build] [--bytes-only]',
    1,
  );
  const [given] = positionals;
  if (!given) {
    throw new UsageError(
      'Give the address of the host: npm run check:host -- https://help.example.com',
    );
  }
  const origin = readOrigin(given);
  const faults = [
    ...(await addressFaults(origin)),
    ...(await checkHost(origin, values.dir, !values['bytes-only'])),
  ];
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  console.log(`${origin} serves the build in ${values.dir}: every file matches.`);
}

runCommand(main);
