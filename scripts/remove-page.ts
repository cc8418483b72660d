/**
 * Removes a page in both languages; its address leads to another page, which readers get instead.
 * Says which other files still name it.
 *
 *     npm run remove -- features/old --to /features/new
 */
import {dirname} from 'node:path';
import {exitOnBrokenPipe} from './command/exitOnBrokenPipe';
import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';
import {UsageError} from './command/UsageError';
import {pageToChange} from './pages/pageToChange';

const siteDir = dirname(__dirname);

async function remove(): Promise<void> {
  exitOnBrokenPipe(process.stdout);
  const usage = 'npm run remove -- features/old --to /features/';
  const {values, positionals} = readArguments(
    {options: {to: {type: 'string'}}, allowPositionals: true},
    usage,
  );
  const [name, ...further] = positionals;
  const remedy = `Name one page: ${usage}`;
  if (!name || further.length > 0) {
    throw new UsageError(remedy);
  }
  const path = pageToChange(siteDir, name, remedy);
  // A parser and a compiler: who is refused does not wait for them.
  const {writeRemoval} = await import('./pages/writeRemoval');
  const done = await writeRemoval(siteDir, {name, path, replacedBy: values.to});
  // Nobody may read on after the first line: all is written before it.
  console.log(done);
}

runCommand(remove);
