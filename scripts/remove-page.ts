/**
 * Removes a page in both languages; its address redirects to another page. Lists other files that
 * still name it.
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
  // Imported late: a refusal need not wait for a parser and a compiler.
  const {writeRemoval} = await import('./pages/writeRemoval');
  const done = await writeRemoval(siteDir, {name, path, replacedBy: values.to});
  // Printed last: the pipe may close after the first line, as with `head`.
  console.log(done);
}

runCommand(remove);
