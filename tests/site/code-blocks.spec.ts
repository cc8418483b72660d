import type {Locator} from '@playwright/test';
import {allOf} from '../allOf';
import {expect, test} from '../keptPage';

/** How far the code extends below the copy button. */
const coveredPx = (block: Locator): Promise<number> =>
  block.evaluate((element) => {
    const code = element.querySelector('pre') as HTMLElement;
    const text = document.createRange();
    text.selectNodeContents(code);
    const button = (element.querySelector('button') as HTMLElement).getBoundingClientRect();
    const beside = [...text.getClientRects()].filter(
      ({top, bottom}) => bottom > button.top && top < button.bottom,
    );
    return Math.max(0, ...beside.map(({right}) => right - button.left));
  });

for (const width of [390, 1440]) {
  test(`no code is covered by its copy button at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.goto('/fr/syntax');
    const blocks = page.locator('.theme-code-block').filter({has: page.getByRole('button')});
    await expect(blocks.first()).toBeVisible();
    for (const block of await allOf(blocks)) {
      expect(await coveredPx(block), (await block.textContent()) ?? '').toBe(0);
    }
  });
}

test('when the clipboard is refused, the button says what is selected, while it is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto('/fr/syntax');
  const buttons = page.locator('.theme-code-block').getByRole('button');
  const told = page.getByRole('button', {name: /Ctrl/});
  await buttons.nth(0).click();
  await expect(told).toHaveCount(1);
  await expect(buttons.nth(0)).toHaveText(/Ctrl/);
  await buttons.nth(1).click();
  await expect(buttons.nth(1)).toHaveText(/Ctrl/);
  await expect(told).toHaveCount(1);
  await page.getByRole('heading', {level: 1}).click();
  await expect(told).toHaveCount(0);
});
