import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import {type AddressInfo, connect} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createProxy, type Upstream, upstreamOf} from './createProxy';

describe('upstreamOf', () => {
  const upstreams = [
    {baseUrl: '/', port: 1},
    {baseUrl: '/fr/', port: 2},
  ];

  it.each([
    ['/', 1],
    ['/template', 1],
    ['/fr', 2],
    ['/fr?q=mur', 2],
    ['/fr/', 2],
    ['/fr/ws', 2],
    ['/ws', 1],
    ['/friends', 1],
  ])('sends %s to server %i', (path, port) => {
    expect(upstreamOf(path, upstreams)?.port).toBe(port);
  });
});

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A server that sends its name in responses, and to sockets after the handshake. */
function namedServer(name: string): Server {
  const server = createServer((request, response) => {
    response.setHeader('x-name', name);
    response.end(`${name} ${request.url}`);
  });
  server.on('upgrade', (_request, socket) => {
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: test\r\nconnection: upgrade\r\n\r\n${name}`,
    );
  });
  return server;
}

describe('createProxy', () => {
  const servers = {en: namedServer('en'), fr: namedServer('fr')};
  const closed = createServer();
  /** Treats an upgrade as an ordinary request, and refuses it. */
  const refusing = createServer((_request, response) => response.writeHead(404).end('No socket.'));
  /** Sends half of the announced body, then disconnects. */
  const dying = createServer((_request, response) => {
    response.writeHead(200, {'content-length': '100'});
    response.write('half', () => response.destroy());
  });
  let proxy: Server;
  let address: string;

  beforeAll(async () => {
    const dead = await listen(closed);
    closed.close();
    const upstreams: Upstream[] = [
      {baseUrl: '/', port: await listen(servers.en)},
      {baseUrl: '/fr/', port: await listen(servers.fr)},
      {baseUrl: '/dead/', port: dead},
      {baseUrl: '/refusing/', port: await listen(refusing)},
      {baseUrl: '/dying/', port: await listen(dying)},
    ];
    proxy = createProxy(upstreams);
    address = `http://127.0.0.1:${await listen(proxy)}`;
  });

  afterAll(() => {
    for (const server of [proxy, servers.en, servers.fr, refusing, dying]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('answers each language from its server, headers included', async () => {
    const english = await fetch(`${address}/template?x=1`);
    expect(english.headers.get('x-name')).toBe('en');
    expect(await english.text()).toBe('en /template?x=1');
    expect(await (await fetch(`${address}/fr/template`)).text()).toBe('fr /fr/template');
  });

  /** Opens a socket, and returns what it receives until the other side closes. */
  async function receive(path: string): Promise<string> {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nupgrade: test\r\nconnection: upgrade\r\n\r\n`);
    let received = '';
    socket.on('data', (data) => {
      received += data;
    });
    await once(socket, 'end', {signal: AbortSignal.timeout(10_000)});
    return received;
  }

  it('connects sockets to the server of their language', async () => {
    expect(await receive('/fr/ws')).toMatch(/^HTTP\/1\.1 101 [\s\S]*\r\n\r\nfr$/);
  });

  it('forwards a refused socket instead of leaving the browser waiting', async () => {
    expect(await receive('/refusing/ws')).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  });

  it('says what to do when a server is down', async () => {
    const response = await fetch(`${address}/dead/`);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('run it again');
  });

  it('aborts a response when its server dies midway, instead of leaving the browser waiting', async () => {
    const response = await fetch(`${address}/dying/`, {signal: AbortSignal.timeout(10_000)});
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });
});

describe('a browser that disconnects', () => {
  const upstream = createServer();
  let proxy: Server;

  beforeAll(async () => {
    proxy = createProxy([{baseUrl: '/', port: await listen(upstream)}]);
    await listen(proxy);
  });

  afterAll(() => {
    for (const server of [proxy, upstream]) {
      server.closeAllConnections();
      server.close();
    }
  });

  function open(lines: string) {
    const socket = connect((proxy.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\nhost: x\r\n${lines}\r\n`);
    return socket;
  }

  it('while its socket is pending ends that request only', async () => {
    const asked = once(upstream, 'upgrade');
    const socket = open('upgrade: test\r\nconnection: upgrade\r\n');
    const [, behind] = await asked;
    const left = once(behind.resume(), 'end');
    socket.resetAndDestroy();
    await left;
    expect(proxy.listening).toBe(true);
  });

  it.each(['', 'the first half'])('after “%s” of a response gets no more', async (part) => {
    const asked = once(upstream, 'request');
    const socket = open('');
    const [, answer] = await asked;
    if (part) {
      answer.write(part);
      await once(socket, 'data');
    }
    const left = once(answer, 'close');
    socket.destroy();
    await left;
    expect(answer.writableFinished).toBe(false);
  });
});
