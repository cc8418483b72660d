/**
 * Compares our search with the plugin as it comes and with Pagefind, in one run on one machine:
 * quality on the real pages (needs a build), then bytes and times on synthetic pages.
 *
 *     cd bench/search && npm install && npm run bench [-- --sizes 20,200,2000]
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {type Browser, chromium} from '@playwright/test';
import {readArguments} from '../../scripts/command/readArguments';
import {runCommand} from '../../scripts/command/runCommand';
import {findBrowser} from '../../scripts/testing/browser';
import type {JudgedQuery} from '../../src/search/evaluate';
import type {SearchIndex, SearchPointer} from '../../src/search/SearchIndex';
import {serveSite} from '../serveSite';
import {wholeNumbers} from '../wholeNumbers';
import {buildEngines, engineNames} from './buildEngines';
import {askAll, type Measure, measure} from './measure';
import {syntheticPages, syntheticQueries} from './syntheticPages';

const repository = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  writeFileSync(path.join(folder, 'blank.html'), '<!doctype html><title>bench</title>');
  return folder;
}

async function compareQuality(browser: Browser): Promise<void> {
  const build = path.join(repository, 'build');
  if (!existsSync(build)) {
    console.log('No build/ to judge quality on: run npm run build at the root first.');
    return;
  }
  const queries: JudgedQuery[] = JSON.parse(
    readFileSync(path.join(repository, 'tests/search-queries.json'), 'utf8'),
  );
  console.log('\nQuality on the real pages: right page first, in the first three, nothing found');
  for (const locale of ['fr', 'en'] as const) {
    const baseUrl = locale === 'fr' ? '/fr/' : '/';
    const pointer: SearchPointer = JSON.parse(
      readFileSync(path.join(build, baseUrl, 'search-index.json'), 'utf8'),
    );
    const index: SearchIndex = JSON.parse(readFileSync(path.join(build, pointer.index), 'utf8'));
    const urls = index.pages.map(({url}) => url);
    const folder = temporaryFolder();
    for (const url of urls) {
      cpSync(path.join(build, url, 'index.html'), path.join(folder, url, 'index.html'));
    }
    await buildEngines(folder, baseUrl, urls);
    const server = await serveSite(folder);
    const asked = queries.filter((query) => query.locale === locale);
    for (const name of engineNames) {
      const found = await askAll(
        browser,
        server,
        name,
        baseUrl,
        asked.map(({q}) => q),
      );
      const ranks = asked.map(({page}, at) => {
        const wanted = `${baseUrl.slice(0, -1)}${page}`.replace(/\/$/, '');
        return (found[at] ?? []).map((url) => url.replace(/\/$/, '')).indexOf(wanted) + 1;
      });
      const share = (count: number): string => `${((100 * count) / asked.length).toFixed(0)} %`;
      console.log(
        `  ${locale}  ${name.padEnd(9)}`,
        share(ranks.filter((rank) => rank === 1).length).padStart(6),
        share(ranks.filter((rank) => rank > 0 && rank <= 3).length).padStart(6),
        share(found.filter((pages) => pages.length === 0).length).padStart(6),
      );
    }
    server.close();
    rmSync(folder, {recursive: true});
  }
}

async function compareSpeed(browser: Browser, size: number): Promise<void> {
  const folder = temporaryFolder();
  const pages = syntheticPages(size);
  for (const {url, html} of pages) {
    mkdirSync(path.join(folder, url), {recursive: true});
    writeFileSync(path.join(folder, url, 'index.html'), html);
  }
  const {buildMs} = await buildEngines(
    folder,
    '/',
    pages.map(({url}) => url),
  );
  const server = await serveSite(folder);
  const queries = syntheticQueries(16);
  const measures: [string, Measure][] = [];
  for (const name of engineNames) {
    measures.push([name, await measure(browser, server, name, '/', queries)]);
  }
  server.close();
  rmSync(folder, {recursive: true});
  const ours = measures[0]?.[1];
  console.log(
    `\n${size} pages (4× CPU slowdown, 1.6 Mb/s, 150 ms; in brackets, as a multiple of ours)`,
  );
  console.log('             first answer                keystroke                    build');
  for (const [name, one] of measures) {
    const times = (value: number, base = 1): string => `(${(value / base).toFixed(1)}×)`;
    const build = buildMs[name as keyof typeof buildMs];
    console.log(
      `  ${name.padEnd(9)}`,
      `${(one.firstAnswerBytes / 1000).toFixed(0)} kB`.padStart(8),
      times(one.firstAnswerBytes, ours?.firstAnswerBytes),
      `${one.firstAnswerMs.toFixed(0)} ms`.padStart(8),
      times(one.firstAnswerMs, ours?.firstAnswerMs),
      `  median ${one.keystrokeMedianMs.toFixed(1)} ms`,
      `p95 ${one.keystrokeP95Ms.toFixed(1)} ms`,
      times(one.keystrokeP95Ms, ours?.keystrokeP95Ms),
      `  ${build.toFixed(0)} ms`,
      times(build, buildMs.ours),
    );
  }
}

async function main(): Promise<void> {
  const {values} = readArguments(
    {options: {sizes: {type: 'string', default: '20,200'}}},
    'npm run bench [-- --sizes 20,200,2000]',
  );
  const sizes = wholeNumbers('--sizes', values.sizes, 1);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  await compareQuality(browser);
  for (const size of sizes) await compareSpeed(browser, size);
  await browser.close();
}

runCommand(main);
