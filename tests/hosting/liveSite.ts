import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type PublishOptions, publish} from '../../scripts/publishing/publish';
import {openStore, type Store} from '../../scripts/publishing/store';
import {freePort, type RunningNginx, runNginx} from './startNginx';

/** A published site with the nginx that serves it. */
export interface LiveSite {
  readonly origin: string;
  readonly store: Store;
  readonly nginx: RunningNginx;
  readonly publishOptions: PublishOptions;
}

/** Publishes a first build into a new store and serves it as an operator would. */
export async function startLiveSite(
  folder: string,
  firstBuild: string,
  hasBrotli: boolean,
): Promise<LiveSite> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const store = openStore(join(folder, 'store'));
  const listen = `127.0.0.1:${port}`;
  await publish(store, firstBuild, {keep: 5, listen, hasBrotli});
  const runtime = join(folder, 'run');
  const nginx = await runNginx(runtime, port, (file) => {
    if (!existsSync(file)) {
      writeFileSync(file, `include "${store.siteConf}";\n`);
    }
  });
  return {
    origin,
    store,
    nginx,
    publishOptions: {
      keep: 5,
      listen,
      hasBrotli,
      check: origin,
      reload: `kill -HUP ${nginx.process.pid}`,
    },
  };
}
