/**
 * Writes the nginx configuration for a sealed build, or for a caching proxy, to standard output.
 *
 *     npx tsx scripts/nginx-config.ts --dir build --root /srv/site --listen 8080 [--brotli]
 *     npx tsx scripts/nginx-config.ts --proxy a.internal:8080,b.internal:8080 --listen 80
 *
 * Not an npm script: npm would print a line of its own into the configuration.
 */
import {resolve} from 'node:path';
import {builtRedirects} from '../src/plugins/hosting/addresses/builtRedirects';
import {nginxProxy} from '../src/plugins/hosting/nginx/nginxProxy';
import {nginxServer} from '../src/plugins/hosting/nginx/nginxServer';
import {builtPolicy} from '../src/plugins/hosting/policy/builtPolicy';
import {exitOnBrokenPipe} from './command/exitOnBrokenPipe';
import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';
import {readHosts} from './publishing/addresses/readHosts';
import {readListen} from './publishing/addresses/readListen';
import {servedFolder} from './publishing/addresses/servedFolder';

function main(): void {
  const {values} = readArguments(
    {
      options: {
        dir: {type: 'string', default: 'build'},
        root: {type: 'string'},
        listen: {type: 'string', default: '127.0.0.1:8080'},
        brotli: {type: 'boolean', default: false},
        proxy: {type: 'string'},
        // nginx creates the last folder itself; the others exist on every Linux.
        cache: {type: 'string', default: '/var/cache/help-nginx'},
      },
    },
    'npx tsx scripts/nginx-config.ts [--dir build] [--root /srv/site] [--listen 8080] [--brotli], or --proxy a.internal:8080,b.internal:8080 [--listen 80] [--cache /var/cache/help-nginx]',
  );
  exitOnBrokenPipe(process.stdout);
  const listen = readListen(values.listen);
  const {dir, brotli, proxy} = values;
  if (proxy !== undefined) {
    // nginx would resolve a relative path from its own folder.
    const cache = resolve(values.cache);
    process.stdout.write(nginxProxy({listen, origins: readHosts(proxy), cache}));
    return;
  }
  const {root: named} = values;
  const root = named === undefined ? servedFolder('--dir', dir) : servedFolder('--root', named);
  const build = resolve(dir);
  const [policy, redirects] = [builtPolicy(build), builtRedirects(build)];
  process.stdout.write(nginxServer({listen, root, policy, redirects, hasBrotli: brotli}));
}

runCommand(main);
