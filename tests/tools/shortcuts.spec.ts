import type {Page} from '@playwright/test';
import {allOf} from '../allOf';
import {saveData} from '../connection';
import {bootScripts, isPageChunk} from '../faults/article';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {refuseStorage} from '../poorStorage';
import {test as alone} from '../quietPage';
import {openLive, waitUntilLive} from '../shell/openLive';
import {watchShifts} from '../watchShifts';
import {faultsInUse} from './faultsInUse';

const path = '/fr/features/shortcuts';
const row = (page: Page, name: string) => page.locator(`#shortcut-${name}`);

async function openTools(page: Page, address = path): Promise<void> {
  await openLive(page, address);
  await expect(page.getByRole('radio', {name: 'macOS'})).toBeVisible();
}

test('the list shows the keys of the system that the link names', async ({page}) => {
  await openTools(page, `${path}?os=mac`);
  await expect(page.getByRole('radio', {name: 'macOS'})).toBeChecked();
  await expect(row(page, 'undo').getByText('Cmd')).toBeVisible();
  await expect(row(page, 'undo').getByText('Ctrl')).toBeHidden();
});

test('the choice of the system is remembered and goes into the address', async ({page}) => {
  await openTools(page);
  await expect(page.getByRole('radio', {name: 'Windows, Linux'})).toBeChecked();
  await page.getByRole('radio', {name: 'macOS'}).check();
  await expect(page).toHaveURL(/\?os=mac$/);
  await openTools(page);
  await expect(page.getByRole('radio', {name: 'macOS'})).toBeChecked();
  await page.getByRole('radio', {name: 'macOS'}).press('ArrowRight');
  await expect(row(page, 'undo').getByText('Ctrl')).toBeVisible();
  await expect(row(page, 'undo').getByText('Cmd')).toBeVisible();
  await expect(page).toHaveURL(/\?os=both$/);
  await openTools(page);
  await expect(page.getByRole('radio', {name: 'Les deux'})).toBeChecked();
});

test('a system chosen while another page is on its way does not give that page up', async ({
  page,
  request,
}) => {
  await saveData(page);
  await openTools(page);
  const release = await holdBack(page, isPageChunk(await bootScripts(request)));
  await page.getByRole('link', {name: 'Étages et trémies'}).first().click();
  await expect(page).toHaveURL(/floors-and-stairwells$/);
  await page.getByRole('radio', {name: 'macOS'}).check();
  await expect(row(page, 'undo').getByText('Cmd')).toBeVisible();
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/étages/i);
  await expect(page).toHaveURL(/floors-and-stairwells$/);
});

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  test(`a link to a shortcut ends there at ${width} px, though the list gets shorter`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await openTools(page, `${path}#shortcut-help`);
    await page.waitForFunction(() => {
      const kept = window as Window & {placePx?: number; framesStill?: number};
      kept.framesStill = kept.placePx === window.scrollY ? (kept.framesStill ?? 0) + 1 : 0;
      kept.placePx = window.scrollY;
      return kept.framesStill > 30;
    });
    await expect(row(page, 'help')).toBeInViewport();
    const bar = await page.locator('.navbar').boundingBox();
    const place = await row(page, 'help').boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
  });
}

test('a link may show the keys of both systems', async ({page}) => {
  await openTools(page, `${path}?os=both`);
  await expect(page.getByRole('radio', {name: 'Les deux'})).toBeChecked();
});

test('the list keeps to the reader’s keyboard', async ({page}) => {
  await openTools(page);
  await page.getByRole('radio', {name: 'AZERTY'}).check();
  await expect(row(page, 'walkAzerty')).toBeVisible();
  await expect(row(page, 'walkQwerty')).toBeHidden();
  await openTools(page);
  await expect(page.getByRole('radio', {name: 'AZERTY'})).toBeChecked();
  await page.getByRole('radio', {name: 'QWERTY'}).check();
  await page.getByLabel('Filtrer la liste').fill('flèche');
  await expect(row(page, 'walkQwerty')).toBeVisible();
  await expect(row(page, 'walkAzerty')).toBeHidden();
});

test('a shortcut is found by its words', async ({page}) => {
  await openTools(page);
  await page.getByLabel('Filtrer la liste').fill('retablir');
  await expect(row(page, 'redo')).toBeVisible();
  await expect(row(page, 'undo')).toBeHidden();
  await expect(page.getByText('1 raccourci', {exact: true})).toBeVisible();
  await page.getByLabel('Filtrer la liste').fill('imprimante');
  await expect(page.getByText('Aucun raccourci ne contient ces mots.')).toBeVisible();
  await expect(page.locator('[data-system]').getByRole('columnheader')).toHaveCount(0);
  await page.getByRole('button', {name: 'Tout afficher'}).press('Enter');
  await expect(row(page, 'undo')).toBeVisible();
  await expect(page.getByLabel('Filtrer la liste')).toBeFocused();
});

test('on a phone what ends the filter stands below what it found, on the same edge', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openTools(page);
  await page.getByLabel('Filtrer la liste').fill('imprimante');
  const leftEdge = (text: string): Promise<number> =>
    page.getByText(text, {exact: true}).evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().left;
    });
  await expect(page.getByRole('button', {name: 'Tout afficher'})).toBeVisible();
  expect(await leftEdge('Tout afficher')).toBeCloseTo(
    await leftEdge('Aucun raccourci ne contient ces mots.'),
    0,
  );
});

test('a shortcut is found by pressing it, and Tab leaves the field', async ({page}) => {
  await openTools(page);
  const field = page.getByLabel('Ou rechercher avec les touches');
  await field.click();
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(/^Ctrl\s\+\sZ$/);
  await expect(page.getByRole('status').getByText('Annuler la dernière action')).toBeVisible();
  await expect(row(page, 'undo')).toBeVisible();
  await expect(row(page, 'redo')).toBeHidden();
  await page.keyboard.press('Meta+d');
  await expect(page.getByText(/macOS\s: Dupliquer/)).toBeVisible();
  await page.keyboard.press('Alt');
  await expect(page.getByRole('status').getByText(/Suspendre le magnétisme/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByText(/Aucun raccourci du logiciel n’utilise Ctrl\s\+\sK/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
});

test('keys that are no shortcut by themselves show those that need more', async ({page}) => {
  await openTools(page);
  await page.getByLabel('Ou rechercher avec les touches').click();
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').getByText(/^1 raccourci contient Espace, /)).toBeVisible();
  await expect(row(page, 'pan')).toBeVisible();
  await expect(row(page, 'undo')).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('status').getByText(/^4 raccourcis contiennent Maj, /)).toBeVisible();
  await expect(row(page, 'redo')).toBeVisible();
  await expect(row(page, 'pan')).toBeHidden();
  await page.keyboard.press('Control');
  await expect(row(page, 'undo')).toBeVisible();
  await expect(row(page, 'nudge')).toBeHidden();
  await page.keyboard.press('Meta+Shift');
  await expect(page.getByText(/^macOS\s: 2 raccourcis contiennent Cmd\s\+\sMaj, /)).toBeVisible();
  await page.keyboard.press('CapsLock');
  await expect(page.getByText('Aucun raccourci du logiciel n’utilise Verr Maj.')).toBeVisible();
  await expect(row(page, 'pan')).toBeVisible();
});

test('keys that are no shortcut by themselves are answered in English too', async ({page}) => {
  await openTools(page, '/features/shortcuts');
  await page.getByLabel('Or press the keys here').click();
  await page.keyboard.press('Space');
  const answer = '1 shortcut contains Space, always with another key or a gesture.';
  await expect(page.getByRole('status').getByText(answer)).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.getByRole('status').getByText(/^4 shortcuts contain Shift, /)).toBeVisible();
});

test('Tab and Shift + Tab pass through the field of keys and keep what was found', async ({
  page,
}) => {
  await openTools(page);
  const field = page.getByLabel('Ou rechercher avec les touches');
  await page.getByLabel('Filtrer la liste').fill('zoom');
  for (const keys of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(keys);
  await expect(page.getByLabel('Filtrer la liste')).toBeFocused();
  await expect(page.getByLabel('Filtrer la liste')).toHaveValue('zoom');
  await expect(page.getByText('2 raccourcis', {exact: true})).toBeVisible();
  await expect(row(page, 'zoomKeys')).toBeVisible();
  await expect(field).toHaveValue('');
});

test('the tools speak English on the English page', async ({page}) => {
  await openTools(page, '/features/shortcuts');
  await page.getByLabel('Filter the list').fill('shift');
  await expect(row(page, 'redo')).toBeVisible();
  await expect(row(page, 'undo')).toBeHidden();
});

test('the tools work when storage is refused', async ({page, watch}) => {
  watch.allow(/Preferences cannot be kept/);
  await refuseStorage(page);
  await openTools(page);
  await page.getByRole('radio', {name: 'macOS'}).check();
  await expect(row(page, 'undo').getByText('Cmd')).toBeVisible();
});

for (const address of [path, '/features/shortcuts']) {
  test(`${address} prints on one sheet, whole, whatever is on screen`, async ({page}) => {
    await openTools(page, `${address}?os=mac`);
    await page.getByRole('searchbox').fill('zoom');
    await expect(row(page, 'undo')).toBeHidden();
    const margin = {top: '10mm', right: '10mm', bottom: '10mm', left: '10mm'};
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({format, margin})).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
    await page.emulateMedia({media: 'print'});
    await expect(row(page, 'undo').getByText('Ctrl')).toBeVisible();
    await expect(row(page, 'walkAzerty')).toBeVisible();
    await expect(row(page, 'walkQwerty')).toBeVisible();
  });
}

test('on paper the name of a group of shortcuts does not end a sheet', async ({page}) => {
  await openTools(page);
  await page.emulateMedia({media: 'print'});
  for (const name of await allOf(page.locator('tr:has(> [scope="rowgroup"])'))) {
    await expect(name).toHaveCSS('break-after', 'avoid');
  }
});

test('on paper the keys of one line cover neither those of the next nor the rules', async ({
  page,
}) => {
  await page.setViewportSize({width: 718, height: 1000});
  await openTools(page);
  await page.emulateMedia({media: 'print'});
  const lines = page.locator('tr[id^=shortcut-]');
  await expect(lines.first()).toBeVisible();
  const faults = await lines.evaluateAll((rows) =>
    rows.flatMap((line) => {
      const {top, bottom} = line.getBoundingClientRect();
      const boxes = [...line.querySelectorAll('kbd')].map((key) => key.getBoundingClientRect());
      const covers = (a: DOMRect, b: DOMRect): boolean =>
        a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const isTight = (box: DOMRect): boolean =>
        box.top - top < 1 || bottom - box.bottom < 1 || boxes.some((other) => covers(box, other));
      return boxes.some(isTight) ? [line.id] : [];
    }),
  );
  expect(faults).toEqual([]);
});

alone('nothing moves when the tools come', async ({page}) => {
  const shifts = await watchShifts(page);
  await openTools(page, `${path}#all-shortcuts`);
  const shift = (await shifts()).reduce((sum, {value}) => sum + value, 0);
  expect(shift).toBeLessThan(0.05);
});

for (const width of [390, 1440]) {
  test(`what is read when the tools come stays where it is at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const letGo = await holdBack(page, /\.js$/);
    await page.goto(path, {waitUntil: 'commit'});
    const read = row(page, 'selectAll');
    await read.evaluate((element) => {
      document.documentElement.style.scrollBehavior = 'auto';
      window.scrollBy(0, element.getBoundingClientRect().top - 200);
    });
    expect((await read.boundingBox())?.y).toBeCloseTo(200, 0);
    letGo();
    await waitUntilLive(page);
    await expect(read.getByText('Cmd')).toBeHidden();
    // Pages scroll by whole pixels: what stands between two of them may move by less than one.
    expect(Math.abs(((await read.boundingBox())?.y ?? 0) - 200)).toBeLessThan(1);
  });
}

for (const width of [390, 1280]) {
  alone(`Back shows the shortcut that was read at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await openTools(page);
    const read = row(page, 'selectAll');
    await expect(read.getByText('Cmd')).toBeHidden();
    await read.evaluate((element) => {
      document.documentElement.style.scrollBehavior = 'auto';
      window.scrollBy(0, element.getBoundingClientRect().top - 200);
    });
    const before = await page.evaluate(() => window.scrollY);
    // Pressed where it is: to click it would scroll there.
    await page
      .locator('.pagination-nav__link')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await expect(read).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('radio', {name: 'macOS'})).toBeVisible();
    await expect(read.getByText('Cmd')).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });
}

alone('Back shows what was read below the list to readers of another keyboard', async ({page}) => {
  // The language makes it AZERTY until the browser tells that it is not.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', {get: () => ['fr-FR']});
    const keyboard = {getLayoutMap: async () => new Map([['KeyQ', 'q']])};
    Object.defineProperty(navigator, 'keyboard', {get: () => keyboard});
  });
  await page.setViewportSize({width: 390, height: 844});
  await openTools(page);
  await expect(row(page, 'walkAzerty')).toBeHidden();
  const read = page.locator('#function-keys-mac');
  await read.evaluate((element) => {
    document.documentElement.style.scrollBehavior = 'auto';
    window.scrollBy(0, element.getBoundingClientRect().top - 200);
  });
  await page
    .locator('.pagination-nav__link')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await expect(read).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('radio', {name: 'macOS'})).toBeVisible();
  await expect(page.getByRole('radio', {name: 'QWERTY'})).toBeChecked();
  await expect
    .poll(async () => Math.abs(((await read.boundingBox())?.y ?? 0) - 200))
    .toBeLessThan(1);
});

test('the tools in use have no accessibility fault', async ({page}) => {
  await openTools(page);
  await page.getByLabel('Filtrer la liste').fill('ctrl');
  expect(await faultsInUse(page, 'main')).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the list is whole and has no dead control', async ({page}) => {
    await page.goto(path);
    await expect(row(page, 'undo').getByText('Ctrl')).toBeVisible();
    await expect(row(page, 'undo').getByText('Cmd')).toBeVisible();
    const table = page.locator('#shortcut-undo').locator('xpath=ancestor::div[1]');
    await expect(table.locator('input, button')).toHaveCount(0);
  });
});

test('choosing a system moves no choice', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openTools(page);
  const choices = page.getByRole('group', {name: 'Système'}).locator('label');
  const places = async () => {
    const boxes = await Promise.all((await allOf(choices)).map((choice) => choice.boundingBox()));
    const [first] = boxes;
    return boxes.map((box) => ({...box, y: (box?.y ?? 0) - (first?.y ?? 0)}));
  };
  await page.getByRole('radio', {name: 'Windows, Linux'}).check();
  const before = await places();
  expect(new Set(before.map(({y}) => y)).size, 'rows').toBe(1);
  await page.getByRole('radio', {name: 'macOS'}).check();
  expect(await places()).toEqual(before);
});
