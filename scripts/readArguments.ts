import {type ParseArgsConfig, parseArgs} from 'node:util';

/**
 * What was given on the command line, as `parseArgs` has it; a word that the command does not know
 * ends it with code 2 and a sentence, and `--help` with the usage.
 *
 * @param usage the command as it is meant, shown in both
 */
export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\.\s|\.$/);
    console.error(`${sentence}. It is used like this: ${usage}`);
    process.exit(2);
  }
}
