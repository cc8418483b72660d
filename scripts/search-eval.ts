/**
 * Runs every query of a file through the page's search code, on the index of the last build, and
 * prints how often the right page is first and how often Enter opens the right section. Builds
 * nothing.
 *
 *     npm run search:eval [-- --file tests/search-queries.json] [--dir build]
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readText} from '../src/plugins/content-contract/reading/readText';
import {pointerName} from '../src/plugins/search-index/pointerName';
import {bars, type JudgedAnswer, judge, scoreOf} from '../src/search/evaluate';
import {SearchEngine} from '../src/search/SearchEngine';
import type {SearchIndex, SearchPointer} from '../src/search/SearchIndex';
import {locales} from '../src/site';
import {exitOnBrokenPipe} from './command/exitOnBrokenPipe';
import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';
import {readQueries} from './queries/readQueries';

exitOnBrokenPipe(process.stdout);
const {values} = readArguments(
  {
    options: {
      file: {type: 'string', default: 'tests/search-queries.json'},
      dir: {type: 'string', default: 'build'},
    },
  },
  'npm run search:eval [-- --file tests/search-queries.json] [--dir build]',
);

function engineOf(locale: 'en' | 'fr'): SearchEngine {
  const read = (file: string) => JSON.parse(readFileSync(join(values.dir, file), 'utf8'));
  const pointer = locales[locale].baseUrl.slice(1) + pointerName;
  try {
    const {index}: SearchPointer = read(pointer);
    return new SearchEngine(read(index) as SearchIndex);
  } catch (error) {
    throw new Error(
      `${values.dir} has no search index at ${pointer} (${(error as Error).message}). Build the site first: npm run build`,
    );
  }
}

function queriesIn(file: string): ReturnType<typeof readQueries> {
  let source: string;
  try {
    source = readText(file);
  } catch (error) {
    throw new Error(
      `${file} cannot be read (${(error as Error).message}). Give a file of queries with --file.`,
    );
  }
  return readQueries(file, source);
}

function line(name: string, answers: readonly JudgedAnswer[]): string {
  const {count, first, firstThree, reciprocalRank, opened, empty} = scoreOf(answers);
  const shares = [first, firstThree, reciprocalRank, opened].map((share) =>
    (share?.toFixed(3) ?? '–').padStart(7),
  );
  return `${name.padEnd(26)}${String(count).padStart(5)}${shares.join('')}${String(empty).padStart(7)}`;
}

function evaluate(): void {
  const queries = queriesIn(values.file);
  let isGood = true;
  for (const locale of ['fr', 'en'] as const) {
    const engine = engineOf(locale);
    const answers = queries.filter((one) => one.locale === locale).map((one) => judge(engine, one));
    if (answers.length === 0) continue;
    const categories = new Set(answers.map(({query}) => query.page.split('/')[1] || 'home'));
    console.log(`\n${locale.padEnd(26)}count  first  three    MRR   opens  empty`);
    for (const category of categories) {
      console.log(
        line(
          `  ${category}`,
          answers.filter(({query}) => (query.page.split('/')[1] || 'home') === category),
        ),
      );
    }
    console.log(line('  all', answers));
    for (const {query, rank, found} of answers.filter((answer) => answer.rank !== 1)) {
      console.log(
        `  ${rank || '–'}  ${query.q}  →  ${query.page}  (first: ${found[0] ?? 'nothing'})`,
      );
    }
    const score = scoreOf(answers);
    isGood &&= score.first >= bars.first && score.firstThree >= bars.firstThree;
    isGood &&= (score.opened ?? 1) >= bars.opened && score.empty <= bars.empty;
  }
  console.log(isGood ? '\nAll targets are met.' : `\nBelow the targets: ${JSON.stringify(bars)}`);
  process.exitCode = isGood ? 0 : 1;
}

runCommand(evaluate);
