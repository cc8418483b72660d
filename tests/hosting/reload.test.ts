import {once} from 'node:events';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {type AddressInfo, connect, createServer, type Socket} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {publish} from '../../scripts/publishing/publish';
import type {PublishOptions} from '../../scripts/publishing/publishOptions';
import {openStore, type Store} from '../../scripts/publishing/releases/store';
import {rollback} from '../../scripts/publishing/rollback';
import {findNginx} from './findNginx';
import {inlineOf, writeFixtureSite} from './fixtureSite';
import {type LiveSite, startLiveSite} from './liveSite';
import {makeSandbox} from './makeSandbox';
import {read} from './readers';

let sandbox: string;
let count = 0;
const buildOf = (release: string) => join(sandbox, `build-${release}`);
const folder = () => {
  count += 1;
  return join(sandbox, `folder-${count}`);
};

beforeAll(async () => {
  sandbox = makeSandbox('reload');
  for (const release of ['a', 'b', 'c']) {
    await writeFixtureSite(buildOf(release), {release, inline: inlineOf(release)});
  }
});

afterAll(() => rmSync(sandbox, {recursive: true, force: true}));

describe('a reload that fails', () => {
  const options = {keep: 3, listen: '127.0.0.1:8080', hasBrotli: true, drainMs: 0};
  const broken: PublishOptions = {...options, reload: 'false'};
  let store: Store;

  it('leaves no configuration when there was none', async () => {
    store = openStore(folder());
    await expect(publish(store, buildOf('a'), broken)).rejects.toThrow(
      'Command failed: false\nSo nginx has not loaded the configuration of the release; the live site and site.conf are unchanged.',
    );
    expect(existsSync(store.siteConf)).toBe(false);
  });

  it('restores the previous configuration', async () => {
    store = openStore(folder());
    await publish(store, buildOf('a'), options);
    const before = readFileSync(store.siteConf, 'utf8');
    const elsewhere = {...broken, listen: '127.0.0.1:8099'};
    await expect(publish(store, buildOf('b'), elsewhere)).rejects.toThrow('Command failed');
    expect(readFileSync(store.siteConf, 'utf8')).toBe(before);
    await publish(store, buildOf('b'), {...options, listen: undefined});
    expect(readFileSync(store.siteConf, 'utf8')).toContain('listen 127.0.0.1:8080;');
  });

  it('keeps the new configuration when the old one was missing, since nginx includes it', async () => {
    store = openStore(folder());
    await publish(store, buildOf('a'), options);
    rmSync(store.siteConf);
    const written =
      'the live site is unchanged, and site.conf, which was missing, has been written again.';
    await expect(publish(store, buildOf('b'), broken)).rejects.toThrow(written);
    expect(readFileSync(store.siteConf, 'utf8')).toContain('listen 127.0.0.1:8080;');
    rmSync(store.siteConf);
    // Nothing responds there.
    const deaf = {check: 'http://127.0.0.1:1', asking: {pauseMs: 1, patienceMs: 10}};
    const unanswered = publish(store, buildOf('b'), {...options, ...deaf, reload: 'true'});
    await expect(unanswered).rejects.toThrow('does not list the new release');
    expect(existsSync(store.siteConf)).toBe(true);
  });

  it('does the same when nginx ignores the reload, and reloads it again', async () => {
    store = openStore(folder());
    await publish(store, buildOf('a'), options);
    const before = readFileSync(store.siteConf, 'utf8');
    const sockets = new Set<Socket>();
    const told = join(store.base, 'told');
    const reload = `cat ${store.siteConf} > ${told}`;
    const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const check = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    // Longer than the timeout of one request.
    const deaf = {...options, reload, check, asking: {pauseMs: 50, patienceMs: 3000}};
    await expect(publish(store, buildOf('b'), deaf)).rejects.toThrow(
      /Check that nginx includes site\.conf, .* the error log of nginx says so\.$/,
    );
    for (const socket of sockets) {
      socket.destroy();
    }
    silent.close();
    expect(readFileSync(store.siteConf, 'utf8')).toBe(before);
    expect(readFileSync(told, 'utf8')).toBe(before);
  });
});

describe('with a running nginx', () => {
  let live: LiveSite;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    live = await startLiveSite(sandbox, buildOf('a'), Boolean(findNginx().brotliModule));
  });

  afterAll(async () => {
    for (const socket of sockets) {
      socket.destroy();
    }
    await live?.nginx.stop();
  });

  it('no connection from before the reload is open at the switch', async () => {
    // The last moment at which the old configuration accepts a connection.
    const connectOnce = (): Promise<Socket> =>
      new Promise((done, fail) => {
        const socket = connect(live.nginx.port, '127.0.0.1', () => done(socket));
        socket.on('error', fail);
      });
    sockets.push(await connectOnce());
    const [socket] = sockets;
    socket?.resume();
    // nginx has accepted it once it responds on a later connection.
    await read(live.origin, '/');
    const steps: string[] = [];
    let isOpenAtSwitch: boolean | undefined;
    await publish(live.store, buildOf('b'), {
      ...live.publishOptions,
      drainMs: undefined,
      onStep: (step) => {
        steps.push(step);
        if (step === 'switch') {
          isOpenAtSwitch = !socket?.closed;
        }
      },
    });
    expect(isOpenAtSwitch).toBe(false);
    expect(steps.slice(3, 7)).toEqual(['configure', 'reload', 'drain', 'switch']);
  });

  it('a rollback does not reload nginx, which knows the release', async () => {
    await publish(live.store, buildOf('c'), live.publishOptions);
    const steps: string[] = [];
    const broken = {...live.publishOptions, reload: 'false', listen: undefined};
    await rollback(live.store, {...broken, onStep: (step) => steps.push(step)});
    expect(steps).toEqual(['retain', 'switch', 'check']);
    expect((await read(live.origin, '/')).body).toContain('release b');
  });

  it('a rollback reloads nginx for another address, or when it has read another configuration', async () => {
    const broken = {...live.publishOptions, reload: 'false'};
    const elsewhere = {...broken, listen: '127.0.0.1:8099'};
    await publish(live.store, buildOf('c'), live.publishOptions);
    await expect(rollback(live.store, elsewhere)).rejects.toThrow('Command failed');
    writeFileSync(live.store.siteConfRead, 'another');
    await expect(rollback(live.store, broken)).rejects.toThrow('Command failed');
    expect((await read(live.origin, '/')).body).toContain('release c');
  });
});
