import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import {type Duplex, pipeline} from 'node:stream';

/** A server behind the proxy: its base URL and its port on this machine. */
export interface Upstream {
  /** `/` or a path with slashes at both ends. */
  readonly baseUrl: string;
  readonly port: number;
}

const host = '127.0.0.1';

/**
 * The server for a path: the one with the longest matching base URL.
 *
 * @param path with or without a query
 */
export function upstreamOf(path: string, upstreams: readonly Upstream[]): Upstream | undefined {
  const [pathname = '/'] = path.split('?');
  return upstreams
    .filter(({baseUrl}) => `${pathname}/`.startsWith(baseUrl))
    .sort((one, other) => other.baseUrl.length - one.baseUrl.length)[0];
}

function ask(incoming: IncomingMessage, {port}: Upstream) {
  const {method, url, headers} = incoming;
  return request({host, port, method, path: url, headers});
}

function answer(incoming: IncomingMessage, response: ServerResponse, upstream: Upstream): void {
  const asked = ask(incoming, upstream);
  asked.on('response', (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    // Abort the response when a server dies midway: the browser would wait forever.
    pipeline(reply, response, () => undefined);
  });
  asked.on('error', () => {
    if (!response.headersSent) {
      response.writeHead(502, {'content-type': 'text/plain; charset=utf-8'});
    }
    response.end(
      'This language is not being served at the moment. If npm start is not restarting it, stop npm start and run it again.\n',
    );
  });
  // The client is gone, so the upstream response is no longer needed.
  response.on('close', () => asked.destroy());
  incoming.pipe(asked);
}

function joinSockets(incoming: IncomingMessage, socket: Duplex, head: Buffer, upstream: Upstream) {
  const asked = ask(incoming, upstream);
  // Browsers disconnect at any moment: resets on either side are not errors.
  socket.on('error', () => asked.destroy());
  socket.on('close', () => asked.destroy());
  asked.on('upgrade', (reply, other, otherHead) => {
    const lines = [`HTTP/1.1 ${reply.statusCode} ${reply.statusMessage}`];
    for (let index = 0; index < reply.rawHeaders.length; index += 2) {
      lines.push(`${reply.rawHeaders[index]}: ${reply.rawHeaders[index + 1]}`);
    }
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(otherHead);
    other.write(head);
    other.pipe(socket).pipe(other);
    other.on('error', () => socket.destroy());
    socket.on('error', () => other.destroy());
  });
  // Response for a failed WebSocket upgrade; the body is dropped.
  asked.on('response', (reply) => {
    const {statusCode, statusMessage} = reply.resume();
    const lines = [
      `HTTP/1.1 ${statusCode} ${statusMessage}`,
      'connection: close',
      'content-length: 0',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  });
  asked.on('error', () => socket.destroy());
  asked.end();
}

/** One server for several: pages, files and hot-reload sockets. */
export function createProxy(upstreams: readonly Upstream[]): Server {
  const server = createServer((incoming, response) => {
    const upstream = upstreamOf(incoming.url ?? '/', upstreams);
    if (upstream) {
      answer(incoming, response, upstream);
    } else {
      response.writeHead(404).end();
    }
  });
  server.on('upgrade', (incoming, socket, head) => {
    const upstream = upstreamOf(incoming.url ?? '/', upstreams);
    if (upstream) {
      joinSockets(incoming, socket, head, upstream);
    } else {
      socket.destroy();
    }
  });
  return server;
}
