/**
 * Compares what a host serves with the build that should be live there.
 *
 *     npx tsx scripts/check-host.ts https://help.example.com [--dir build] [--bytes-only]
 *
 * With `--bytes-only`, headers are not compared: for hosts that cannot send ours.
 */
import {checkHost} from './publishing/checkHost';
import {runCommand} from './publishing/runCommand';
import {readArguments} from './readArguments';

async function main(): Promise<void> {
  const {values, positionals} = readArguments(
    {
      options: {
        dir: {type: 'string', default: 'build'},
        'bytes-only': {type: 'boolean', default: false},
      },
      allowPositionals: true,
    },
    'npx tsx scripts/check-host.ts https://help.example.com [--dir build] [--bytes-only]',
  );
  const [origin] = positionals;
  if (!origin) {
    throw new Error('Which host? npx tsx scripts/check-host.ts https://help.example.com');
  }
  const faults = await checkHost(origin.replace(/\/$/, ''), values.dir, !values['bytes-only']);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  console.log(`${origin} serves the build in ${values.dir}, file by file.`);
}

runCommand(main);
