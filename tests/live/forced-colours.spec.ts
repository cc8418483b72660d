import {expect, test} from '../keptPage';
import {openFigure} from './openFigure';

test('checkboxes are visible on the sheet, which keeps its colours, with forced dark colours', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  const live = await openFigure(
    page,
    '/fr/getting-started/floors-and-stairwells',
    'L’échappée au-dessus des marches, avec deux trémies.',
  );
  const box = live.figure.getByRole('checkbox', {name: 'La trémie suit l’escalier'});
  const colours = () =>
    box.evaluate((element) => {
      const {appearance, backgroundColor, borderTopColor} = getComputedStyle(element);
      return {appearance, backgroundColor, borderTopColor};
    });
  const ticked = await colours();
  await box.uncheck();
  const unticked = await colours();
  const sheet = await live.figure
    .locator('section')
    .evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundColor);
  expect(unticked.appearance).toBe('none');
  expect(unticked.backgroundColor).toBe(sheet);
  expect(unticked.borderTopColor).not.toBe(sheet);
  expect(ticked.backgroundColor).not.toBe(sheet);
});

for (const [forcedColors, theme] of [
  ['none', 'light'],
  ['none', 'dark'],
  ['active', 'light'],
] as const) {
  test(`the sheet shows where presses count, and one grid: ${theme}, forced colours ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors});
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const live = await openFigure(
      page,
      '/fr/getting-started/draw-walls-and-rooms',
      'Le troisième mur, pendant le tracé.',
    );
    const {ground, image, edge, isAround} = await live.figure
      .locator('section')
      .evaluate((element) => {
        const {backgroundColor, backgroundImage} = getComputedStyle(
          element.parentElement ?? element,
        );
        const rim = element.querySelector('svg > rect:last-child') ?? element;
        const [inner, outer] = [element.querySelector('svg'), rim].map((box) =>
          box?.getBoundingClientRect(),
        );
        return {
          ground: backgroundColor,
          image: backgroundImage,
          edge: getComputedStyle(rim).stroke,
          isAround: inner && outer && outer.left < inner.left && outer.bottom > inner.bottom,
        };
      });
    expect(image).toBe('none');
    expect(edge).toMatch(/^rgb/);
    expect(edge).not.toBe(ground);
    expect(isAround).toBe(true);
  });
}
