import type {Page} from '@playwright/test';

/** Doubles the text size, like the browser setting. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const {style} = document.documentElement;
    style.fontSize = `${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`;
  });
}
