import {expect, test} from '../quietPage';
import {openFigure} from './openFigure';

test('on a phone a live figure begins on the screen, with what to do', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const {figure} = await openFigure(
    page,
    '/fr/getting-started/customize-wall-style',
    'Les deux faces',
  );
  await expect(figure.locator('section > p').first()).toBeInViewport({ratio: 1});
});
