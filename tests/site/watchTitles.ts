import type {Page} from '@playwright/test';

/** Records each title of the page from the time its head is parsed. */
export async function watchTitles(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, {titles});
    new MutationObserver(() => {
      const {title} = document;
      if (title !== '' && titles.at(-1) !== title) titles.push(title);
    }).observe(document, {childList: true, characterData: true, subtree: true});
  });
  return () => page.evaluate(() => (window as never as {titles: string[]}).titles);
}
