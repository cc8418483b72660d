import {setTimeout as delay} from 'node:timers/promises';

/** For the whole response, even on a slow line. */
export const patienceMs = 20_000;

/** `fetch` reports only that it failed; the reason is in its `cause`. */
function reasonOf({cause, message}: Error): string {
  const {message: reason, code} = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return reason || code || message;
}

/**
 * The response of a host, without following redirects. Tries up to three times, since a kept-alive
 * connection may have been closed; a timeout is not retried.
 *
 * @param coding accepted compression; the body is decompressed
 * @throws with the reason when there is no response
 */
export async function ask(
  address: string,
  coding = 'identity',
  waitMs = patienceMs,
): Promise<{response: Response; body: Buffer}> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const signal = AbortSignal.timeout(waitMs);
      const headers = {'Accept-Encoding': coding};
      const response = await fetch(address, {headers, redirect: 'manual', signal});
      return {response, body: Buffer.from(await response.arrayBuffer())};
    } catch (error) {
      const isSilent = (error as Error).name === 'TimeoutError';
      if (isSilent || attempt === 3) {
        throw new Error(isSilent ? `none within ${waitMs / 1000} s` : reasonOf(error as Error));
      }
      await delay(100 * attempt);
    }
  }
}
