import type {Page, Route} from '@playwright/test';

/**
 * Holds back what a page asks for, until told to let it through.
 *
 * @param held the addresses
 * @param end what becomes of a request in the end; by itself it goes on
 * @returns lets all of them go, those to come too
 */
export async function holdBack(
  page: Page,
  held: RegExp | ((address: URL) => boolean),
  end: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(held, async (route) => {
    await isReleased;
    await end(route);
  });
  return release;
}
