import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/**
 * Serves a site with a page that stalls midway, as on a poor network, until released.
 *
 * @param origin origin of the complete site
 * @param path the page
 * @param end last text of the part that is sent at once
 */
export async function slowPage(
  origin: string,
  path: string,
  end: string,
): Promise<{readonly address: string; readonly goOn: () => void; readonly close: () => void}> {
  let goOn = (): void => undefined;
  const isOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const server = createServer(async ({url = ''}, response) => {
    const answer = await fetch(origin + url, {headers: {'Accept-Encoding': 'identity'}});
    const body = Buffer.from(await answer.arrayBuffer());
    const kept = ['content-type', 'content-security-policy'];
    response.writeHead(
      answer.status,
      kept.flatMap((name) => [name, answer.headers.get(name) ?? '']),
    );
    const at = url === path ? body.indexOf(end) + end.length : 0;
    response.write(body.subarray(0, at));
    if (at > 0) {
      await isOn;
    }
    response.end(body.subarray(at));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {address: `http://127.0.0.1:${port}${path}`, goOn, close: () => server.close()};
}
