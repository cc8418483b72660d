import {expect, test} from '../keptPage';
import {axeFaults} from '../shell/axeFaults';
import {openSearch} from './openSearch';

for (const [name, query] of [
  ['before a query', ''],
  ['with results', 'mot de passe xqzvwk'],
  ['with nothing', 'xqzvwk'],
] as const) {
  test(`the dialog ${name} has no accessibility fault and fits`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const {field, dialog} = await openSearch(page, '/fr/getting-started/');
    if (query) {
      await field.fill(query);
      await expect(
        dialog.getByRole('option').or(dialog.getByRole('listitem')).first(),
      ).toBeVisible();
    }
    const looks = {modes: ['light', 'dark'], widths: [1440, 320]} as const;
    expect(await axeFaults(page, {within: 'dialog[open]', ...looks})).toEqual([]);
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, 'no sideways scrolling at 320 px').toBeLessThanOrEqual(0);
    const box = await dialog.boundingBox();
    expect(box, 'the whole screen of a phone').toMatchObject({x: 0, y: 0, width: 320, height: 800});
  });
}

test('browser messages are marked as English in an excerpt of a French page', async ({page}) => {
  const {field, dialog} = await openSearch(page, '/fr/getting-started/');
  await field.fill('Rats! WebGL hit a snag');
  const quoted = dialog.locator('[lang="en"]');
  await expect(quoted.filter({hasText: 'hit'}).first()).toBeVisible();
  for (const text of await quoted.allTextContents()) expect(text).not.toMatch(/navigateur|pilote/);
});

test('the button is there without scripts, big enough, and does not move', async ({page}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 800});
    await page.goto('/fr/getting-started/');
    const button = page.getByRole('button', {name: 'Rechercher', exact: true});
    const before = await button.boundingBox();
    expect(before?.width).toBeGreaterThanOrEqual(44);
    expect(before?.height).toBeGreaterThanOrEqual(44);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    expect(await button.boundingBox()).toEqual(before);
  }
});

for (const forcedColors of ['none', 'active'] as const) {
  test(`the focus of the field is visible, forced colours ${forcedColors}`, async ({page}) => {
    await page.emulateMedia({forcedColors, reducedMotion: 'reduce'});
    const {field, dialog} = await openSearch(page, '/fr/getting-started/');
    // The caret alone is not enough, and not in the screenshot.
    const picture = () => field.locator('..').screenshot({caret: 'hide'});
    const focused = await picture();
    await dialog.evaluate((element) => {
      element.tabIndex = -1;
      element.focus();
    });
    await expect(field).not.toBeFocused();
    expect((await picture()).equals(focused)).toBe(false);
  });
}
