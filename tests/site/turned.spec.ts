import {expect, test} from '../quietPage';
import {openLive} from '../shell/openLive';

const upright = {width: 390, height: 844};
const lying = {width: 844, height: 390};

test.use({viewport: upright, isMobile: true, hasTouch: true});

for (const scrolledPx of [3000, 9000]) {
  test(`who turns the phone ${scrolledPx} px down a page, and back, is at the same line`, async ({
    page,
  }) => {
    await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
    const line = await page.evaluateHandle(async (top) => {
      const isThere = new Promise((resolve) =>
        window.addEventListener('scrollend', resolve, {once: true}),
      );
      window.scrollTo({top, behavior: 'instant'});
      await isThere;
      const lines = [...document.querySelectorAll('.markdown :is(p, li, figcaption)')];
      return lines.find((one) => one.getBoundingClientRect().top > window.innerHeight / 3);
    }, scrolledPx);
    const topPx = () => line.evaluate((one) => one?.getBoundingClientRect().top ?? Number.NaN);
    const beforePx = await topPx();
    await page.setViewportSize(lying);
    const isOnScreen = async (): Promise<boolean> => {
      const top = await topPx();
      return top > 0 && top < lying.height;
    };
    await expect.poll(isOnScreen).toBe(true);
    await page.setViewportSize(upright);
    await expect.poll(async () => Math.abs((await topPx()) - beforePx)).toBeLessThan(60);
  });
}
