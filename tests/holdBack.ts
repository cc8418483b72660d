import type {Page, Route} from '@playwright/test';
import {expect} from './quietPage';

/**
 * Waits until routing is active in an open page: on a busy machine some requests right after
 * `route` would not be intercepted.
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
 * Holds back requests of a page until released.
 *
 * @param held the URLs
 * @param end how to finish a request; continues it by default
 * @param onHeld called for each request as it is held; a later call of this function may still
 *   handle it
 * @returns releases all of them, including later ones
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
