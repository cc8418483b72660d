import {type ChildProcess, spawn} from 'node:child_process';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {dataFiles} from '../../src/plugins/content-contract/data/dataFiles';
import {type Locale, locales} from '../../src/site';
import type {Upstream} from './createProxy';
import {type CompileFailure, readFailures} from './readFailures';
import {withoutNoise} from './withoutNoise';
import {withoutSyntaxProblems} from './withoutSyntaxProblems';

export interface LocaleServer extends Upstream {
  readonly process: ChildProcess;
  /** Resolves when the first pages can be read; rejects when the server stops earlier. */
  readonly ready: Promise<void>;
}

/** From this line on pages can be read, with or without faults. */
const compiled = /compiled (?:successfully|with)/;

/**
 * Other output of Docusaurus about itself: its own address, which is not the one to open, and
 * progress.
 */
const chatter =
  /^[\s-]*$|npm warn|Starting the development server|website is running at|(?:Docusaurus|Node) version: /;

const isChatter = (line: string): boolean => chatter.test(line) || compiled.test(line);

/**
 * Starts the development server of one language, with its own folder for generated files: two
 * servers cannot share one.
 *
 * @param port unused
 * @param onFailure called for each page that failed to compile; its lines are not printed
 */
export function startLocale(
  siteDir: string,
  locale: Locale,
  port: number,
  onFailure: (failure: CompileFailure) => void,
): LocaleServer {
  const {baseUrl, label} = locales[locale];
  const script = join(siteDir, 'scripts', 'start', 'localeProcess.ts');
  const words = [
    'start',
    '--locale',
    locale,
    '--port',
    `${port}`,
    '--host',
    '127.0.0.1',
    '--no-open',
  ];
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`,
    },
  });
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({input: child.stdout}).on('line', (line) => {
      if (compiled.test(line)) {
        resolve();
      }
      if (!isChatter(line)) {
        console.log(`${label}  ${line}`);
      }
    });
    child.once('exit', () => reject(new Error(`${label}: the server stopped.`)));
    child.once('error', reject);
  });
  const print = withoutNoise((line) => {
    if (!isChatter(line)) {
      console.error(`${label}  ${line}`);
    }
  });
  const files = Object.values(dataFiles(siteDir)).flat();
  const readLine = readFailures(onFailure, withoutSyntaxProblems(files, print));
  createInterface({input: child.stderr}).on('line', readLine);
  return {baseUrl, port, process: child, ready};
}
