import {type ParseArgsConfig, parseArgs} from 'node:util';

/** Words that `parseArgs` takes, and that were not meant like this; nothing when there are none. */
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
  // As `--reload "$RELOAD"` where nothing of that name is set.
  const empty = given.find(({value}) => value === '');
  return empty ? `${empty.rawName} is empty: give it a value, or leave it out` : undefined;
}

/**
 * What was given on the command line, as `parseArgs` has it; a word that the command does not know,
 * an option given twice or without its value end it with code 2 and a sentence, and `--help` with the
 * usage.
 *
 * @param usage the command as it is meant, shown in both
 * @param mostWords how many words beside its options it takes, where they are allowed
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
