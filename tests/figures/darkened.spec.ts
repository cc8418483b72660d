import type {Page} from '@playwright/test';
import {expect, test} from '../quietPage';

/** Enabled by Chrome's “dark theme for sites” setting on Android. */
const darkens = '--enable-features=WebContentsForceDark';

test('a drawing keeps its background in a browser that darkens light pages', async ({
  baseURL,
  page,
  playwright,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), darkens];
  const browser = await playwright.chromium.launch({...launchOptions, args});
  const darkPage = await browser.newPage({baseURL, colorScheme: 'dark', locale: 'fr-FR'});
  const shots = async (shown: Page) => {
    await shown.goto('/fr/getting-started/draw-walls-and-rooms');
    const drawing = shown.getByRole('img', {name: /^Plan d’un contour fermé/});
    const [picture, title] = [drawing, shown.getByRole('heading', {level: 1})];
    return {picture: await picture.screenshot(), title: await title.screenshot()};
  };
  const [light, dark] = [await shots(page), await shots(darkPage)];
  await browser.close();
  expect(dark.title.equals(light.title), 'the title stays as it was').toBe(false);
  expect(dark.picture.equals(light.picture), 'the drawing stays as it was').toBe(true);
});
