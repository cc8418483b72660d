import {STATUS_CODES} from 'node:http';
import type {Duplex} from 'node:stream';
import {respond} from '../../src/plugins/hosting/answers/respond';

/** No file answers what cannot be read. */
const noSite = {has: () => false, isSlashless: () => false};

/**
 * Answers what Node does not take for a request, or hands on as none, with the headers that every
 * other refusal has, and ends the connection.
 *
 * @param method of the request; one that nobody knows is told so
 */
export function refuseMalformed(socket: Duplex, method: string): void {
  // Who has gone takes no answer.
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const {status, headers} = respond({method, target: ''}, noSite);
  const lines = Object.entries({...headers, Connection: 'close', 'Content-Length': '0'});
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
}
