/**
 * Long-running tests: `npm run soak [-- --seconds 10 --rounds 20]`. Needs a build, nginx and wrk.
 * Measures the throughput of one nginx on this machine, then publishes and rolls back under load,
 * then kills publishes at random moments.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, mkdtempSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {readArguments} from '../../scripts/command/readArguments';
import {runCommand} from '../../scripts/command/runCommand';
import {UsageError} from '../../scripts/command/UsageError';
import {wholeNumber} from '../../scripts/command/wholeNumber';
import {publish} from '../../scripts/publishing/publish';
import {manifestFaults} from '../../scripts/publishing/releases/manifest';
import {currentRelease, releaseFolder} from '../../scripts/publishing/releases/store';
import {rollback} from '../../scripts/publishing/rollback';
import {readSite} from '../../src/plugins/hosting/readSite';
import {findNginx} from './findNginx';
import {inlineOf, writeFixtureSite} from './fixtureSite';
import {type LiveSite, startLiveSite} from './liveSite';
import {measureLoad} from './measureLoad';
import {startReaders} from './readers';
import {startNginx} from './startNginx';

const article = '/fr/getting-started/draw-walls-and-rooms';

/** Size of a file as nginx sends it to a browser that accepts brotli. */
function bytesOf(build: string, file: string): number {
  return statSync(join(build, `${file}.br`)).size;
}

async function measure(sandbox: string, build: string, seconds: number): Promise<void> {
  const {hashes, files} = readSite(build);
  const nginx = await startNginx({runtime: join(sandbox, 'measure'), root: build, hashes});
  const main = files.find((file) => /^fr\/assets\/js\/main\.[^.]+\.js$/.test(file)) ?? '';
  const runs = [
    ['an article, brotli', article, 'br'],
    ['an article, plain', article, 'identity'],
    ['the main script, brotli', `/${main}`, 'br'],
    ['a page that is not there', '/fr/nope', 'br'],
    ['a redirect', '/fr', 'br'],
  ] as const;
  try {
    console.log(`Article: ${bytesOf(build, `${article.slice(1)}.html`)} bytes (brotli).`);
    for (const [what, path, encoding] of runs) {
      const url = `http://127.0.0.1:${nginx.port}${path}`;
      const {requestsPerSecond, p99Ms, failed} = measureLoad(url, seconds, encoding);
      // A missing page is expected to fail.
      const faults = what.includes('not there') ? '' : `, ${failed} failed`;
      console.log(
        `${what}: ${Math.round(requestsPerSecond)} requests/s, p99 ${p99Ms.toFixed(1)} ms${faults}`,
      );
    }
  } finally {
    await nginx.stop();
  }
}

async function publishUnderLoad(
  live: LiveSite,
  buildOf: (release: string) => string,
  rounds: number,
): Promise<void> {
  const readers = startReaders(live.origin, 16);
  const startMs = Date.now();
  for (let round = 0; round < rounds; round += 1) {
    await publish(live.store, buildOf(round % 2 === 0 ? 'b' : 'c'), live.publishOptions);
    await rollback(live.store, live.publishOptions);
  }
  const faults = await readers.stop();
  const seconds = Math.round((Date.now() - startMs) / 1000);
  console.log(
    `${rounds} publishes and ${rounds} rollbacks in ${seconds} s under ${readers.count()} requests: ${faults.length} failed.`,
  );
  if (faults.length > 0) {
    throw new Error(faults.slice(0, 20).join('\n'));
  }
}

async function killAtRandom(
  live: LiveSite,
  buildOf: (release: string) => string,
  rounds: number,
): Promise<void> {
  const script = resolve(import.meta.dirname, 'publishAndDie.ts');
  const readers = startReaders(live.origin, 4);
  for (let round = 0; round < rounds; round += 1) {
    const build = buildOf(round % 2 === 0 ? 'b' : 'c');
    const {listen, reload = '', check = ''} = live.publishOptions;
    const args = ['--import', 'tsx', script, live.store.base, build, '', listen, reload, check];
    const child = spawn(process.execPath, args, {detached: true});
    const ended = once(child, 'exit');
    await delay(300 + Math.random() * 2700);
    child.kill('SIGKILL');
    await ended;
    const id = currentRelease(live.store) ?? '';
    const faults = manifestFaults(releaseFolder(live.store, id));
    if (faults.length > 0) {
      throw new Error(`After kill ${round}: ${faults.join(' ')}`);
    }
  }
  const faults = await readers.stop();
  console.log(`${rounds} publishes killed at random moments: ${faults.length} requests failed.`);
  if (faults.length > 0) {
    throw new Error(faults.slice(0, 20).join('\n'));
  }
}

async function main(): Promise<void> {
  const usage = 'npm run soak [-- --seconds 10 --rounds 20 --dir build]';
  const {values} = readArguments(
    {
      options: {
        seconds: {type: 'string', default: '10'},
        rounds: {type: 'string', default: '20'},
        dir: {type: 'string', default: 'build'},
      },
    },
    usage,
  );
  const [seconds, rounds] = [wholeNumber(values.seconds), wholeNumber(values.rounds)];
  if (!(seconds > 0 && rounds > 0)) {
    throw new UsageError(`Seconds and rounds are whole numbers above 0: ${usage}`);
  }
  const sandbox = mkdtempSync(join(tmpdir(), 'soak-'));
  chmodSync(sandbox, 0o755);
  const buildOf = (release: string) => join(sandbox, `build-${release}`);
  let live: LiveSite | undefined;
  try {
    await measure(sandbox, resolve(values.dir), seconds);
    for (const release of ['a', 'b', 'c']) {
      await writeFixtureSite(buildOf(release), {release, inline: inlineOf(release)});
    }
    live = await startLiveSite(sandbox, buildOf('a'), Boolean(findNginx().brotliModule));
    await publishUnderLoad(live, buildOf, rounds);
    await killAtRandom(live, buildOf, rounds);
  } finally {
    await live?.nginx.stop();
    rmSync(sandbox, {recursive: true, force: true});
  }
}

runCommand(main);
