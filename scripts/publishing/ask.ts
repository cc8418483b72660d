import {setTimeout as delay} from 'node:timers/promises';

/**
 * What a host answers, a redirect too. Asked up to three times: a connection that was kept open may
 * be closed meanwhile.
 *
 * @throws when there is no answer
 */
export async function ask(address: string): Promise<{response: Response; body: Buffer}> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(address, {redirect: 'manual'});
      return {response, body: Buffer.from(await response.arrayBuffer())};
    } catch (error) {
      if (attempt === 3) {
        throw error;
      }
      await delay(100 * attempt);
    }
  }
}
