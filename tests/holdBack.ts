import type {Page, Route} from '@playwright/test';
import {expect} from './quietPage';

/**
 * Waits until a page that is open hears that its requests are looked at first: on a machine that
 * does other work, some that follow are sent past.
 */
async function untilIntercepted(page: Page): Promise<void> {
  const probe = '/?is-intercepted';
  const status = (): Promise<number> =>
    page.evaluate(async (url) => (await fetch(url, {method: 'HEAD'})).status, probe);
  const answer = (route: Route): Promise<void> => route.fulfill({status: 204});
  const isProbe = ({pathname, search}: URL): boolean => pathname + search === probe;
  await page.route(isProbe, answer);
  await expect.poll(status).toBe(204);
  await page.unroute(isProbe, answer);
}

/**
 * Holds back what a page asks for, until told to let it through.
 *
 * @param held the addresses
 * @param end what becomes of a request in the end; by itself it goes on
 * @param onHeld told of each request as it is held: heard of, it may still fall to a later call of this
 * @returns lets all of them go, those to come too
 */
export async function holdBack(
  page: Page,
  held: RegExp | ((address: URL) => boolean),
  end: (route: Route) => Promise<void> = (route) => route.continue(),
  onHeld: () => void = () => undefined,
): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(held, async (route) => {
    onHeld();
    await isReleased;
    await end(route);
  });
  if (page.url() !== 'about:blank') await untilIntercepted(page);
  return release;
}
