import {expect, test} from '../keptPage';
import {openFigure} from './openFigure';

test('boxes show on the sheet, which keeps its colours, when the system forces dark ones', async ({
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
