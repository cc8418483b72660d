import type {Page} from '@playwright/test';

export const article = '/fr/getting-started/draw-walls-and-rooms';

/** The bar itself. */
export const navbar = (page: Page) => page.getByRole('navigation', {name: 'Navigation principale'});

/** Scrolls to a height at once, and waits until the page is there. */
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

/** The pages opened from now on are as in a browser that is set to letters of twice the size. */
export async function setDoubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{font-size:34px}');
    document.adoptedStyleSheets = [sheet];
  });
}
