import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';

interface Nginx {
  readonly binary: string;
  /** Module for stored brotli, when there is one. */
  readonly brotliModule: string | undefined;
}

const cache = resolve(import.meta.dirname, '../../node_modules/.cache/nginx');
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

function findBelow(prefix: string): Nginx | undefined {
  const binary = [join(prefix, 'usr/sbin/nginx'), join(prefix, 'usr/bin/nginx')].find(existsSync);
  const module = join(prefix, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  return binary ? {binary, brotliModule: existsSync(module) ? module : undefined} : undefined;
}

/** Unpacks Debian's packages into a folder of the project: needs no privileges, starts nothing. */
function unpack(): void {
  mkdirSync(cache, {recursive: true});
  spawnSync('apt-get', ['download', ...packages], {cwd: cache, stdio: 'inherit'});
  for (const file of readdirSync(cache).filter((name) => name.endsWith('.deb'))) {
    spawnSync('dpkg', ['-x', file, cache], {cwd: cache, stdio: 'inherit'});
  }
}

/**
 * The nginx of this machine, or Debian's, unpacked for the tests when there is none or it lacks the
 * module for stored brotli.
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
