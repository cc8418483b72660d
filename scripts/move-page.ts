/**
 * Moves a page in both languages: its files, links to and from it, its sidebar entry, its search
 * questions and suggestions, and rules that name it. The old address redirects to the new one.
 * Lists other files that still name it.
 *
 *     npm run move -- features/shortcuts features/keyboard-shortcuts
 */
import {dirname} from 'node:path';
import {exitOnBrokenPipe} from './command/exitOnBrokenPipe';
import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';
import {UsageError} from './command/UsageError';
import {moveFault} from './pages/moveFault';
import {newPathOf} from './pages/newPathOf';
import {pageToChange} from './pages/pageToChange';

const siteDir = dirname(__dirname);

async function main(): Promise<void> {
  exitOnBrokenPipe(process.stdout);
  const usage = 'npm run move -- features/old features/new';
  const {positionals} = readArguments({options: {}, allowPositionals: true}, usage);
  const [name, place, ...further] = positionals;
  const remedy = `Give the page and its new address: ${usage}`;
  if (!name || !place || further.length > 0) {
    throw new UsageError(remedy);
  }
  const from = pageToChange(siteDir, name, remedy);
  const to = newPathOf(place, from);
  const fault = moveFault(siteDir, from, to);
  if (fault) {
    throw new Error(fault);
  }
  // Imported late: a refusal need not wait for a parser and a compiler.
  const {writeMove} = await import('./pages/writeMove');
  // Printed last: the pipe may close after the first line, as with `head`.
  console.log(writeMove(siteDir, from, to));
}

runCommand(main);
