/**
 * Compares this site with stock Docusaurus, Starlight and VitePress: the same pages, served alike,
 * visited in turns, so that what slows the machine down slows all of them.
 *
 *     cd bench/delivery && npm install && npm run bench [-- --sizes 18,200,1000 --rounds 5]
 */
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {readArguments} from '../../scripts/command/readArguments';
import {runCommand} from '../../scripts/command/runCommand';
import {UsageError} from '../../scripts/command/UsageError';
import {wholeNumber} from '../../scripts/command/wholeNumber';
import {findBrowser} from '../../scripts/testing/browser';
import {serveSite} from '../serveSite';
import {wholeNumbers} from '../wholeNumbers';
import {type BuildMeasure, buildSite} from './buildSite';
import {generatedPages} from './generatedPages';
import {measureVisit, type Visit} from './measureVisit';
import {ours} from './systems/ours';
import {benchFolder} from './systems/places';
import type {System} from './systems/System';
import {starlight} from './systems/starlight';
import {stock} from './systems/stock';
import {vitepress} from './systems/vitepress';

/** The page that is visited has three before it. */
const leastPages = 4;
const systems = [ours, stock, starlight, vitepress];

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const rows: readonly (readonly [string, (visit: Visit) => number, string, number])[] = [
  ['requests', ({requests}) => requests, '', 1],
  ['HTML', ({htmlBytes}) => htmlBytes, 'kB', 1000],
  ['CSS', ({cssBytes}) => cssBytes, 'kB', 1000],
  ['scripts', ({jsBytes}) => jsBytes, 'kB', 1000],
  ['other, with prefetches', ({otherBytes}) => otherBytes, 'kB', 1000],
  ['before the first paint', ({bytesBeforePaint}) => bytesBeforePaint, 'kB', 1000],
  ['first paint', ({fcpMs}) => fcpMs, 'ms', 1],
  ['largest paint', ({lcpMs}) => lcpMs, 'ms', 1],
  ['blocking time', ({blockingMs}) => blockingMs, 'ms', 1],
  ['longest task', ({longestTaskMs}) => longestTaskMs, 'ms', 1],
  ['longest frame', ({longestFrameMs}) => longestFrameMs, 'ms', 1],
  ['layout shift', ({layoutShift}) => layoutShift, '', 1],
  ['first search result', ({searchMs}) => searchMs, 'ms', 1],
  ['next page', ({navigationMs}) => navigationMs, 'ms', 1],
  ['next page', ({navigationBytes}) => navigationBytes, 'kB', 1000],
];

function line(title: string, unit: string, figures: readonly number[]): string {
  const [base = 0] = figures;
  const digits = base < 10 && unit !== 'ms' ? 2 : Number(unit === 'kB');
  const cells = figures.map((figure, at) => {
    const ratio = at > 0 && base > 0 ? ` (${(figure / base).toFixed(2)}×)` : '';
    return `${figure.toFixed(digits)}${ratio}`.padStart(16);
  });
  return `${`${title}${unit && `, ${unit}`}`.padEnd(28)}${cells.join('')}`;
}

async function compare(size: number, rounds: number): Promise<void> {
  // Below this folder, so that the other systems find their packages as they expect to.
  const cache = path.join(benchFolder, '.cache');
  mkdirSync(cache, {recursive: true});
  const root = mkdtempSync(path.join(cache, 'sites-'));
  const content = {en: generatedPages(size, 1), fr: generatedPages(size, 2)};
  const visited = content.fr[3];
  if (!visited) throw new Error(`Of ${size} pages there is none to visit.`);
  const query = content.fr[1]?.title.split(' ')[1] ?? 'mur';
  const cold: BuildMeasure[] = [];
  const warm: BuildMeasure[] = [];
  const sites: {system: System; url: string; close: () => void}[] = [];
  for (const system of systems) {
    const folder = path.join(root, system.name.replace(/\W/g, ''));
    mkdirSync(folder);
    system.write(folder, content);
    cold.push(await buildSite(folder, system, true));
    warm.push(await buildSite(folder, system, false));
    sites.push({system, ...(await serveSite(path.join(folder, system.output)))});
  }
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const visits = new Map<System, Visit[]>(systems.map((system) => [system, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const {system, url} of sites) {
      const visit = await measureVisit(browser, url, system, visited.slug, query);
      // The first round is not counted: the server compresses everything in it.
      if (round > 0) visits.get(system)?.push(visit);
    }
  }
  await browser.close();
  console.log(
    `\n${size} pages in two languages; medians of ${rounds} rounds, phone, CPU ÷4, 1.6 Mb/s, 150 ms`,
  );
  console.log(`${''.padEnd(28)}${systems.map(({name}) => name.padStart(16)).join('')}`);
  for (const [title, read, unit, per] of rows) {
    const figures = systems.map((system) => median((visits.get(system) ?? []).map(read)) / per);
    console.log(line(title, unit, figures));
  }
  console.log(
    line(
      'build, cold',
      's',
      cold.map(({seconds}) => seconds),
    ),
  );
  console.log(
    line(
      'build, warm',
      's',
      warm.map(({seconds}) => seconds),
    ),
  );
  console.log(
    line(
      'peak memory',
      'MB',
      cold.map(({peakMb}) => peakMb),
    ),
  );
  for (const {close} of sites) close();
  rmSync(root, {recursive: true, force: true});
}

async function main(): Promise<void> {
  const {values} = readArguments(
    {options: {sizes: {type: 'string', default: '18'}, rounds: {type: 'string', default: '5'}}},
    'npm run bench [-- --sizes 18,200,1000 --rounds 5]',
  );
  const sizes = wholeNumbers('--sizes', values.sizes, leastPages);
  const rounds = wholeNumber(values.rounds);
  if (!(rounds >= 1))
    throw new UsageError(`--rounds ${values.rounds}: give a whole number from 1 on.`);
  for (const size of sizes) await compare(size, rounds);
}

runCommand(main);
