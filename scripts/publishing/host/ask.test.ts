import {once} from 'node:events';
import {type AddressInfo, createServer, type Server} from 'node:net';
import {afterEach, beforeAll, expect, it, vi} from 'vitest';
import {ask} from './ask';

let server: Server | undefined;

// The first fetch of a process loads its implementation, on a busy machine for longer than the
// timeout.
beforeAll(() => fetch('data:,'));

afterEach(() => {
  server?.close();
  server = undefined;
  vi.unstubAllGlobals();
});

/** A host that sends the given text on each connection. */
async function host(says = ''): Promise<{readonly address: string; readonly taken: () => number}> {
  let taken = 0;
  server = createServer((socket) => {
    taken += 1;
    socket.on('error', () => undefined);
    socket.write(says);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {address: `http://127.0.0.1:${port}`, taken: () => taken};
}

it.each([
  ['nothing', ''],
  ['half of it', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'],
])('does not retry a host that fails with %s', async (_what, says) => {
  const {address, taken} = await host(says);
  await expect(ask(address, 'identity', 1000)).rejects.toThrow('none within 1 s');
  expect(taken()).toBe(1);
});

it('says why there is no response', async () => {
  await expect(ask('http://127.0.0.1:1')).rejects.toThrow(/ECONNREFUSED|bad port/);
  await expect(ask('http://127.0.0.1:10080')).rejects.toThrow('bad port');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('odd')));
  await expect(ask('http://127.0.0.1')).rejects.toThrow('odd');
});
