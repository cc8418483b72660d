import {expect, test} from '../quietPage';
import {openFigure} from './openFigure';

test.use({hasTouch: true, viewport: {width: 390, height: 800}});

test('the way back to the top covers no answer of a drawing in use, and comes back after it', async ({
  page,
}) => {
  const {figure} = await openFigure(
    page,
    '/fr/features/multi-select-tool',
    'Le rectangle de sélection autour de la table.',
  );
  const button = page.getByRole('button', {name: 'Retour au début de la page'});
  await figure.getByLabel('Maintenir Maj').tap();
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, -120);
  await expect(page.locator('.theme-back-to-top-button')).toBeHidden();
  await page.getByRole('heading', {level: 2}).last().tap();
  await page.mouse.wheel(0, -120);
  await expect(button).toBeVisible();
});
