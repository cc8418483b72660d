import {type ParseArgsConfig, parseArgs} from 'node:util';

/** Arguments that `parseArgs` accepts but that must be a mistake; undefined when there are none. */
function slipIn(config: ParseArgsConfig, mostWords: number): string | undefined {
  const {tokens, positionals} = parseArgs({...config, tokens: true});
  const [further] = positionals.slice(mostWords);
  if (further !== undefined) {
    return `Unexpected argument '${further}'`;
  }
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  const twice = given.find(({name}, at) => given.findIndex((one) => one.name === name) < at);
  if (twice) {
    return `${twice.rawName} is given twice`;
  }
  // Such as `--reload "$RELOAD"` with an unset variable.
  const empty = given.find(({value}) => value === '');
  return empty ? `${empty.rawName} is empty: give it a value, or leave it out` : undefined;
}

/**
 * Parses the command line with `parseArgs`. Unknown arguments, repeated options and empty values
 * print one sentence and exit with code 2; `--help` prints the usage.
 *
 * @param usage how to call the command, printed in both cases
 * @param mostWords maximum number of positional arguments, where allowed
 */
export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
  mostWords = Number.POSITIVE_INFINITY,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const read = parseArgs(config);
    const slip = slipIn(config, mostWords);
    if (slip) {
      throw new Error(slip);
    }
    return read;
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\.\s|\.$/);
    console.error(`${sentence}. Usage: ${usage}`);
    process.exit(2);
  }
}
