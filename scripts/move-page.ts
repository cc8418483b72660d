/**
 * Moves a page in both languages: its files, the links to and from it, its place in the sidebar,
 * the questions that the search must answer with it, what the search proposes, what rules say of it;
 * its old address leads to the new one. Says which other files still name it.
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
  // A parser and a compiler: who is refused does not wait for them.
  const {writeMove} = await import('./pages/writeMove');
  // Nobody may read on after the first line: all is written before it.
  console.log(writeMove(siteDir, from, to));
}

runCommand(main);
