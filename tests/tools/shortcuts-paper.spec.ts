import {allOf} from '../allOf';
import {expect, test} from '../keptPage';
import {openTools, path, row} from './shortcutsPage';

for (const address of [path, '/features/shortcuts']) {
  test(`${address} prints completely on one sheet, whatever is on screen`, async ({page}) => {
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

test('on paper keys overlap neither those of the next line nor the rules', async ({page}) => {
  await page.setViewportSize({width: 718, height: 1000});
  await openTools(page);
  await page.emulateMedia({media: 'print'});
  const lines = page.locator('tr[id^=shortcut-]');
  await expect(lines.first()).toBeVisible();
  await expect(lines.locator('kbd').nth(50)).toBeVisible();
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
