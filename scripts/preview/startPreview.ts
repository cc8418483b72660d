import {statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {clientHeaderTimeoutSeconds} from '../../src/plugins/hosting/nginx/nginxTimeouts';
import {createHandler} from './createHandler';
import {refuseMalformed} from './refuseMalformed';

interface PreviewOptions {
  /** Folder of the build. */
  readonly directory: string;
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  readonly host?: string;
}

/** Set by tests only. */
interface TestHooks {
  /** How long the headers of a request may take; as with nginx by default. */
  readonly headersTimeoutMs?: number;
}

export interface Preview {
  /** Address of the site, without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server for a build.
 *
 * @throws with a sentence for the user when the folder has no build or the address cannot be
 *   listened on
 */
export async function startPreview(
  options: PreviewOptions,
  {headersTimeoutMs = clientHeaderTimeoutSeconds * 1000}: TestHooks = {},
): Promise<Preview> {
  const {port, host = '127.0.0.1'} = options;
  const directory = resolve(options.directory);
  if (!statSync(join(directory, 'index.html'), {throwIfNoEntry: false})) {
    throw new Error(`There is no site in ${directory}. Build it first: npm run build`);
  }
  const handle = createHandler(directory);
  const settings = {
    maxHeaderSize: 32_768,
    requireHostHeader: false,
    headersTimeout: headersTimeoutMs,
    connectionsCheckingInterval: 1000,
  };
  const server = createServer(settings, (request, response) => {
    try {
      handle(request, response);
    } catch (error) {
      // The folder is being replaced by a new build, or a file cannot be read.
      console.error(`${request.url}: ${error instanceof Error ? error.message : error}`);
      response.statusCode = 503;
      response.setHeader('Retry-After', '1');
      response.end('The site is being replaced. Try again in a second.\n');
    }
  });
  server.on('clientError', ({code}: NodeJS.ErrnoException, socket) => {
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
      // nginx, too, closes such a connection without a response.
      socket.destroy();
      return;
    }
    refuseMalformed(socket, code === 'HPE_INVALID_METHOD' ? 405 : 400);
  });
  server.on('connect', (_request, socket) => refuseMalformed(socket, 405));
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken. Stop the program that uses it, or choose another: --port ${port + 1}`
          : `Cannot listen on ${host}, port ${port} (${error.message}). Choose another host or port: --host 127.0.0.1 --port 3000`;
      fail(new Error(sentence));
    });
    server.listen(port, host, done);
  });
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
