import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {axeFaults} from '../shell/axeFaults';
import {openLive} from '../shell/openLive';
import {openFigure} from './openFigure';

const figures = [
  ['/fr/getting-started/draw-walls-and-rooms', 'Le troisième mur, pendant le tracé.'],
  ['/fr/getting-started/draw-walls-and-rooms', 'Le même contour, fermé puis ouvert.'],
  [
    '/fr/getting-started/floors-and-stairwells',
    'L’échappée au-dessus des marches, avec deux trémies.',
  ],
  ['/fr/features/background-plans', 'Deux repères sur la cote connue, et le contrôle.'],
  ['/fr/getting-started/customize-wall-style', 'Les deux faces de la même cloison.'],
  ['/fr/features/multi-select-tool', 'Le rectangle de sélection autour de la table.'],
  ['/fr/getting-started/gardens-and-terraces', 'Les surfaces en coupe, hauteurs agrandies.'],
] as const;

for (const [path, caption] of figures) {
  test(`« ${caption} » stays when its chunk is blocked, with a message`, async ({page, watch}) => {
    watch.allow(/Failed to load resource|ERR_FAILED/);
    await page.goto(path);
    const figure = page.locator('figure', {has: page.getByText(caption)});
    const button = figure.getByRole('button', {name: 'Essayer'});
    await expect(button).toBeVisible();
    await page.route('**/*.js', (route) => route.abort());
    await button.click();
    await expect(figure.getByRole('status')).toContainText('le dessin reste');
    await expect(figure.getByRole('img').first()).toBeVisible();
    // The network is back: the same button works.
    await page.unroute('**/*.js');
    await button.click();
    await expect(figure.locator('section')).toBeVisible();
  });
}

test('the button of a loading figure says so, with the same contrast', async ({page}) => {
  // Colours would still be changing while axe runs.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openLive(page, '/fr/features/multi-select-tool');
  const release = await holdBack(page, /live-/);
  const button = page.getByRole('button', {name: 'Essayer'});
  const resting = await button.evaluate((element) => getComputedStyle(element).boxShadow);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).not.toHaveCSS('box-shadow', resting);
  expect(await axeFaults(page, {within: 'main', modes: ['light', 'dark']})).toEqual([]);
  release();
  await expect(page.locator('figure section')).toBeVisible();
});

test('a figure that loads slowly says so, its button also with forced colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openLive(page, '/fr/features/multi-select-tool');
  const release = await holdBack(page, /live-/);
  const button = page.getByRole('button', {name: 'Essayer'});
  const figure = page.locator('figure', {has: page.getByText(figures[5][1])});
  await button.click();
  await expect(button).not.toHaveCSS('box-shadow', 'none');
  await expect(figure.getByRole('status')).toHaveText('Chargement en cours');
  release();
  await expect(figure.locator('section')).toBeVisible();
  await expect(page.getByText('Chargement en cours')).toHaveCount(0);
});

test('the still drawing returns with a message when the live figure throws', async ({
  page,
  watch,
}) => {
  watch.allow(/numbers are broken/);
  const [path, caption] = figures[0];
  const live = await openFigure(page, path, caption);
  await page.evaluate(() => {
    Intl.NumberFormat = function broken() {
      throw new Error('numbers are broken');
    } as unknown as typeof Intl.NumberFormat;
  });
  const drawing = live.figure.getByRole('application');
  await drawing.press('Enter');
  await drawing.press('ArrowRight');
  await expect(live.figure.getByText('le dessin reste')).toBeVisible();
  await expect(live.figure.getByRole('img').first()).toBeVisible();
  await expect(live.figure.getByRole('button', {name: 'Essayer'})).toBeFocused();
});

test('an unknown pointer type draws like the others', async ({page}) => {
  const [path, caption] = figures[0];
  const live = await openFigure(page, path, caption);
  const plan = live.figure.getByRole('application').locator('svg');
  const at = {pointerId: 99, isPrimary: true, button: 0, bubbles: true, clientX: 200, clientY: 200};
  await plan.dispatchEvent('pointerdown', {...at, buttons: 1});
  await plan.dispatchEvent('pointerup', at);
  await expect(live.status).toContainText('Premier angle posé');
});

test('the still drawing returns with a message when a pointer event makes the figure throw', async ({
  page,
  watch,
}) => {
  watch.allow(/no place/);
  const [path, caption] = figures[0];
  const live = await openFigure(page, path, caption);
  await page.evaluate(() => {
    SVGGraphicsElement.prototype.getScreenCTM = () => {
      throw new Error('no place');
    };
  });
  await live.figure.getByRole('application').hover();
  await expect(live.figure.getByText('le dessin reste')).toBeVisible();
  await expect(live.figure.getByRole('img').first()).toBeVisible();
  await expect(live.figure.getByRole('button', {name: 'Essayer'})).toBeFocused();
});

test('nothing of the live figures is fetched before a press', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(figures[0][0]);
  await expect(page.getByRole('button', {name: 'Essayer'}).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('/live-'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('no button is offered', async ({page}) => {
    await page.goto(figures[0][0]);
    await expect(page.getByRole('button', {name: 'Essayer'})).toHaveCount(0);
  });
});
