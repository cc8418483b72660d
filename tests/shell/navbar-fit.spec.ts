import {allOf} from '../allOf';
import {expect, test} from '../keptPage';
import {test as testAlone} from '../quietPage';
import {watchShifts} from '../watchShifts';
import {article, navbar, setDoubleText} from './navbar';
import {openLive, waitUntilLive} from './openLive';

test.use({viewport: {width: 1280, height: 800}});

testAlone('nothing moves when the scripts arrive', async ({page}) => {
  const shifts = await watchShifts(page);
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      for (const path of [article, '/fr/', '/fr/2024/']) {
        await page.goto(path);
        await waitUntilLive(page);
        const late = (await shifts()).filter(({isBeforeScripts}) => !isBeforeScripts);
        expect(late, `${path} ${theme} ${width}`).toEqual([]);
      }
    }
  }
});

testAlone(
  'nothing moves when the scripts arrive at a bar that large text makes taller',
  async ({page}) => {
    const shifts = await watchShifts(page);
    await setDoubleText(page);
    for (const width of [1000, 1280]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(article);
      await waitUntilLive(page);
      await expect(page.locator('html')).toHaveAttribute('style', /--ifm-navbar-height: \d+px/);
      const late = (await shifts()).filter(({isBeforeScripts}) => !isBeforeScripts);
      expect(late, `${width} px`).toEqual([]);
    }
  },
);

test('every control of the bar is at least 24 px', async ({page}) => {
  await openLive(page, article);
  for (const width of [1440, 997, 996, 390, 320]) {
    await page.setViewportSize({width, height: 800});
    for (const control of await allOf(navbar(page).locator('a:visible, button:visible'))) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    const {scrollWidth, clientWidth} = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return {scrollWidth, clientWidth};
    });
    expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth);
  }
});

test('the current page is marked as such, and only it', async ({page}) => {
  await openLive(page, '/fr/getting-started/');
  const link = navbar(page).getByRole('link', {name: 'Démarrer votre projet'});
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page.goto(article);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await page.goto('/fr/account/');
  await expect(link).not.toHaveAttribute('aria-current', /./);
});

test('its items fit in one row in a narrow window, in the longer language', async ({page}) => {
  await openLive(page, '/fr/');
  for (const width of [997, 1024, 1060]) {
    await page.setViewportSize({width, height: 700});
    const search = await page
      .getByRole('button', {name: /Rechercher/})
      .first()
      .boundingBox();
    const menu = await navbar(page)
      .getByRole('button', {name: /Français/})
      .boundingBox();
    expect(Math.abs((search?.y ?? 0) - (menu?.y ?? 0)), `${width} px`).toBeLessThan(20);
    const bar = await navbar(page).boundingBox();
    expect(bar?.height, `${width} px`).toBeLessThan(76);
  }
});
