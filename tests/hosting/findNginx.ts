import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

interface Nginx {
  readonly binary: string;
  /** Module for stored brotli, if any. */
  readonly brotliModule: string | undefined;
}

const cache = resolve(import.meta.dirname, '../../node_modules/.cache/nginx');
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

function findBelow(prefix: string): Nginx | undefined {
  const binary = [join(prefix, 'usr/sbin/nginx'), join(prefix, 'usr/bin/nginx')].find(existsSync);
  const module = join(prefix, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  return binary ? {binary, brotliModule: existsSync(module) ? module : undefined} : undefined;
}

/**
 * Unpacks Debian's packages into a folder of the project: needs no privileges, starts nothing.
 * Concurrent tests may do the same: the folder appears atomically.
 */
function unpack(): void {
  mkdirSync(dirname(cache), {recursive: true});
  const aside = mkdtempSync(`${cache}-`);
  const inTurn = (...words: string[]): boolean =>
    spawnSync('flock', [`${cache}.lock`, ...words], {cwd: aside, stdio: 'inherit'}).status === 0;
  const download = (): boolean => inTurn('apt-get', 'download', ...packages);
  // Container images lack the package lists.
  if (download() || (inTurn('apt-get', 'update') && download())) {
    for (const file of readdirSync(aside).filter((name) => name.endsWith('.deb'))) {
      spawnSync('dpkg', ['-x', file, aside], {cwd: aside, stdio: 'inherit'});
    }
    try {
      renameSync(aside, cache);
    } catch {
      // Another test created it first.
    }
  }
  rmSync(aside, {recursive: true, force: true});
}

/**
 * The installed nginx, or Debian's, unpacked for the tests when there is none or it lacks the
 * brotli module.
 *
 * @throws with a sentence when there is neither
 */
export function findNginx(): Nginx {
  const own = findBelow('/');
  const isWhole = (nginx: Nginx | undefined): boolean => nginx?.brotliModule !== undefined;
  if (!isWhole(own) && !isWhole(findBelow(cache))) {
    unpack();
  }
  const unpacked = findBelow(cache);
  const found = isWhole(own) ? own : (unpacked ?? own);
  if (!found) {
    throw new Error('The hosting tests need nginx: apt-get install nginx');
  }
  return found;
}
