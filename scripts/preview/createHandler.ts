import type {IncomingMessage, ServerResponse} from 'node:http';
import {negotiateEncoding} from '../../src/plugins/hosting/answers/negotiateEncoding';
import {refuse, respond} from '../../src/plugins/hosting/answers/respond';
import {isAnother} from './conditions';
import {createReader} from './createReader';
import {sendFile} from './sendFile';
import {sendRefusal} from './sendRefusal';
import {watchSite} from './watchSite';

/**
 * Requires exactly one Host header, as nginx does. Node would respond without headers when it is
 * missing, and use the first of two.
 */
function namesItsHost({httpVersion, headersDistinct}: IncomingMessage): boolean {
  const {host = []} = headersDistinct;
  return host.length < 2 && (httpVersion !== '1.1' || Boolean(host[0]));
}

/**
 * Responds to requests from a build as the hosts will.
 *
 * @throws when called, if the folder does not exist; on a request, if a file cannot be read
 */
export function createHandler(directory: string) {
  const watched = watchSite(directory);
  const readFile = createReader(directory);
  watched.read();
  return (request: IncomingMessage, response: ServerResponse): void => {
    const asked = {method: request.method ?? 'GET', target: request.url ?? '/'};
    let site = watched.read();
    let answer = namesItsHost(request) ? respond(asked, site) : refuse(400);
    if (answer.status === 404) {
      site = watched.read(true);
      answer = respond(asked, site);
    }
    const wanted = negotiateEncoding(request.headers['accept-encoding']);
    let representation =
      answer.file === undefined ? undefined : readFile(answer.file, wanted, site);
    if (representation && answer.status === 200 && isAnother(request.headers, representation)) {
      answer = refuse(412);
      representation = undefined;
    }
    response.statusCode = answer.status;
    for (const [name, value] of Object.entries(answer.headers)) {
      response.setHeader(name, value);
    }
    if (representation) {
      sendFile(request, response, answer.status, representation);
    } else {
      sendRefusal(response, answer);
    }
  };
}
