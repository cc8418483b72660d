import {STATUS_CODES} from 'node:http';
import type {Duplex} from 'node:stream';
import {refuse} from '../../src/plugins/hosting/answers/respond';

/**
 * Responds to what Node rejects as malformed, or passes on as a non-request, with the headers of
 * every other refusal, and closes the connection.
 */
export function refuseMalformed(socket: Duplex, status: 400 | 405): void {
  // The client is gone.
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const {headers} = refuse(status);
  const lines = Object.entries({...headers, Connection: 'close', 'Content-Length': '0'});
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
}
