import type {Page} from '@playwright/test';

export const article = '/fr/getting-started/draw-walls-and-rooms';

/** The navbar. */
export const navbar = (page: Page) => page.getByRole('navigation', {name: 'Navigation principale'});

/** Jumps to a scroll position and waits for it. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.addEventListener('scrollend', resolve, {once: true});
        window.scrollTo({top, behavior: 'instant'});
      }),
    y,
  );
}

/** Pages opened from now on have twice the default text size. */
export async function setDoubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{font-size:34px}');
    document.adoptedStyleSheets = [sheet];
  });
}
