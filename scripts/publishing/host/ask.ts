import {setTimeout as delay} from 'node:timers/promises';

/** For the whole of an answer, on a slow line too. */
export const patienceMs = 20_000;

/** What is the matter: `fetch` says only that it failed, and keeps the reason to itself. */
function reasonOf({cause, message}: Error): string {
  const {message: reason, code} = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return reason || code || message;
}

/**
 * What a host answers, a redirect too. Asked up to three times: a connection that was kept open may
 * be closed meanwhile. A host that is silent is not asked again.
 *
 * @param coding how the answer may be compressed; its body comes unpacked
 * @throws when there is no answer: with the reason
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
