import type {Page} from '@playwright/test';

/** Doubles the size of text, as a reader does in the settings of the browser. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const {style} = document.documentElement;
    style.fontSize = `${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`;
  });
}
