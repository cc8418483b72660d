import type {Page} from '@playwright/test';

/** Holds back the indexes whose address holds a text, until told to let them through. */
export async function holdIndex(page: Page, part: string): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({pathname}) => pathname.includes(part),
    async (route) => {
      await isReleased;
      await route.continue();
    },
  );
  return release;
}
