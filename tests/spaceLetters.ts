import type {Page} from '@playwright/test';

/**
 * Spaces letters and words out as far as text must bear it (WCAG 2.2, 1.4.12), by rules of the
 * reader, which win over those of the page.
 */
export async function spaceLetters(page: Page): Promise<void> {
  // A style element is what the policy of the site refuses.
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync('* {letter-spacing: 0.12em !important; word-spacing: 0.16em !important}');
    document.adoptedStyleSheets.push(spaced);
  });
}
