import {type ChildProcess, spawn} from 'node:child_process';
import {chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {basename, join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {freePort} from '../../scripts/start/freePort';
import type {MovedPages} from '../../src/plugins/hosting/addresses/movedPages';
import {nginxServer} from '../../src/plugins/hosting/nginx/nginxServer';
import type {ServedRelease} from '../../src/plugins/hosting/nginx/ServedReleases';
import {contentSecurityPolicy, type InlineHashes} from '../../src/plugins/hosting/policy/policy';
import {findNginx} from './findNginx';
import {nginxMain} from './nginxMain';

interface NginxOptions {
  /** Folder for configuration, logs and temporary files. */
  readonly runtime: string;
  readonly root: string;
  readonly retained?: string;
  readonly hashes: InlineHashes;
  /** Each release that the root may link to. */
  readonly releases?: ReadonlyMap<string, ServedRelease>;
  readonly redirects?: MovedPages;
}

export interface RunningNginx {
  readonly port: number;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
  /** Kills it and its workers at once, as in a power cut. */
  readonly kill: () => Promise<void>;
}

/** The unprivileged user, when the tests run as root. */
const nobody = 65_534;

/**
 * A copy of a project file, which that user may not be able to reach in place. Reuses the copy of
 * an earlier start: while that nginx is shutting down, its binary cannot be overwritten.
 */
function copyInto(folder: string, file: string): string {
  const copy = join(folder, basename(file));
  if (!existsSync(copy)) {
    copyFileSync(file, copy);
  }
  return copy;
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) {
      throw new Error(`nginx stopped at once with code ${child.exitCode}: see its error.log.`);
    }
    const isUp = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        done(true);
      });
      socket.on('error', () => done(false));
    });
    if (isUp) {
      return;
    }
    await delay(20);
  }
}

/** Runs an unprivileged nginx with its own configuration, and waits until it responds. */
export async function runNginx(
  runtime: string,
  port: number,
  writeServer: (file: string, hasBrotli: boolean) => void,
): Promise<RunningNginx> {
  mkdirSync(runtime, {recursive: true});
  const isRoot = process.getuid?.() === 0;
  const found = findNginx();
  const within = (file: string): string => (isRoot ? copyInto(runtime, file) : file);
  const binary = within(found.binary);
  const brotliModule = found.brotliModule && within(found.brotliModule);
  const include = join(runtime, 'site.conf');
  const main = join(runtime, 'nginx.conf');
  const errorLog = join(runtime, 'error.log');
  writeServer(include, Boolean(brotliModule));
  writeFileSync(
    main,
    nginxMain({
      runtime,
      errorLog,
      accessLog: 'off',
      modules: brotliModule ? [brotliModule] : [],
      include,
    }),
  );
  if (isRoot) {
    chmodSync(runtime, 0o755);
    chownSync(runtime, nobody, nobody);
  }
  const child = spawn(binary, ['-p', runtime, '-e', errorLog, '-c', main, '-g', 'daemon off;'], {
    stdio: 'inherit',
    // Its own process group, so that master and workers can be killed together.
    detached: true,
    ...(isRoot ? {uid: nobody, gid: nobody} : {}),
  });
  await untilListening(port, child);
  const end = (send: () => void) =>
    new Promise<void>((done) => {
      if (child.exitCode !== null || child.signalCode !== null) {
        done();
        return;
      }
      child.once('exit', () => done());
      send();
    });
  return {
    port,
    process: child,
    stop: () => end(() => child.kill('SIGTERM')),
    kill: () => end(() => process.kill(-(child.pid ?? 0), 'SIGKILL')),
  };
}

/** Serves a sealed build with the configuration that the hosting module writes. */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const port = await freePort();
  const policy = contentSecurityPolicy(options.hashes);
  return runNginx(options.runtime, port, (file, hasBrotli) =>
    writeFileSync(
      file,
      nginxServer({
        redirects: new Map(),
        ...options,
        policy,
        listen: `127.0.0.1:${port}`,
        hasBrotli,
      }),
    ),
  );
}
