import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {publish} from '../../scripts/publishing/publish';
import type {PublishOptions} from '../../scripts/publishing/publishOptions';
import {openStore, type Store} from '../../scripts/publishing/releases/store';
import {freePort} from '../../scripts/start/freePort';
import {type RunningNginx, runNginx} from './startNginx';

/** A published site and its nginx. */
export interface LiveSite {
  readonly folder: string;
  readonly origin: string;
  readonly store: Store;
  readonly nginx: RunningNginx;
  readonly publishOptions: PublishOptions & {readonly listen: string; readonly hasBrotli: boolean};
}

async function serve(folder: string, store: Store, listen: string): Promise<RunningNginx> {
  const port = Number(listen.split(':')[1]);
  return runNginx(join(folder, 'run'), port, (file) =>
    writeFileSync(file, `include "${store.siteConf}";\n`),
  );
}

/** Publishes a first build into a new store and serves it like production. */
export async function startLiveSite(
  folder: string,
  firstBuild: string,
  hasBrotli: boolean,
): Promise<LiveSite> {
  const listen = `127.0.0.1:${await freePort()}`;
  const origin = `http://${listen}`;
  const store = openStore(join(folder, 'store'));
  await publish(store, firstBuild, {keep: 5, listen, hasBrotli});
  const nginx = await serve(folder, store, listen);
  const reload = `kill -HUP $(cat ${join(folder, 'run', 'nginx.pid')})`;
  const polling = {pauseMs: 5, patienceMs: 15_000};
  const publishOptions = {keep: 5, listen, hasBrotli, check: origin, reload, drainMs: 0, polling};
  return {folder, origin, store, nginx, publishOptions};
}

/** Starts the nginx of a site again after it was killed. */
export async function restartLiveSite(site: LiveSite): Promise<LiveSite> {
  const nginx = await serve(site.folder, site.store, site.publishOptions.listen);
  return {...site, nginx};
}
