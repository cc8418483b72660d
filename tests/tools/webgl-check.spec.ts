import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {openLive, waitUntilLive} from '../shell/openLive';
import {softwareNotes} from '../softwareNotes';
import {faultsInUse} from './faultsInUse';
import {listenTo} from './listenTo';

const path = '/fr/faq/webgl-issues';

test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  launchOptions: async ({launchOptions}, use) =>
    use({...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader']}),
});

const answers = [
  ['ok', 'Votre navigateur affiche la 3D.', 'empty-view'],
  ['webgl1', 'Votre navigateur affiche une 3D limitée.', 'quick-checks'],
  [
    'software',
    'La 3D fonctionne, mais lentement : la carte graphique n’est pas utilisée.',
    'chrome',
  ],
  ['blocked', 'Votre navigateur prend en charge la 3D, mais refuse de l’activer.', 'chrome'],
  ['none', 'Votre navigateur ne propose pas la 3D.', 'quick-checks'],
  ['lost', 'L’affichage 3D s’est interrompu.', 'view-freezes'],
] as const;

test('each answer shows its verdict and where to go', async ({page, watch}) => {
  watch.allow(softwareNotes);
  const result = page.getByRole('region', {name: 'Résultat du test'});
  for (const [index, [name, verdict, place]] of answers.entries()) {
    if (index === 0) {
      await openLive(page, `${path}?test=${name}`);
      // One link alone is not shown as a list.
      await expect(result.getByRole('listitem')).toHaveCount(1);
      await expect(result.getByRole('list')).toHaveCSS('list-style-type', 'none');
    } else {
      await page.evaluate((value) => history.replaceState(null, '', `?test=${value}`), name);
      await page.getByRole('button', {name: 'Refaire le test'}).click();
    }
    await expect(result.getByText(verdict).first()).toBeVisible();
    await expect(page.getByRole('status').getByText(verdict)).toHaveCount(1);
    await expect(result.locator(`a[href="#${place}"]`)).toBeVisible();
    await expect(result.getByText('Exemple de réponse')).toBeVisible();
  }
});

test('the answer links to the advice for the reader’s browser and system', async ({
  page,
  watch,
}) => {
  watch.allow(softwareNotes);
  await openLive(page, `${path}?test=blocked`);
  const result = page.getByRole('region', {name: 'Résultat du test'});
  const link = result.getByRole('link', {name: 'Chrome', exact: true});
  await expect(link).toHaveClass(/action/);
  const marked = page.locator('[data-own]');
  await expect(marked).toHaveText([/^Chrome/, /^Linux/]);
  await link.click();
  await expect(
    page.getByRole('heading', {name: /^Chrome.*Votre navigateur/, level: 3}),
  ).toBeInViewport();
  const mark = await marked
    .first()
    .evaluate((heading) => getComputedStyle(heading, '::after').content);
  expect(mark).toBe('"Votre navigateur"');
  expect(await faultsInUse(page, 'main section, main [data-own]')).toEqual([]);
  // Another answer, to which they are irrelevant, removes the marks.
  await page.evaluate(() => history.replaceState(null, '', '?test=ok'));
  await page.getByRole('button', {name: 'Refaire le test'}).click();
  await expect(result.getByText('Votre navigateur affiche la 3D.').first()).toBeVisible();
  await expect(marked).toHaveCount(0);
});

test('a browser that throws instead of providing 3D counts as a refusal', async ({page}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new Error('boom');
    };
  });
  await openLive(page, path);
  await page.getByRole('button', {name: 'Tester ce navigateur'}).click();
  const result = page.getByRole('region', {name: 'Résultat du test'});
  await expect(result.getByText('mais refuse de l’activer').first()).toBeVisible();
  await result.getByText('Rapport pour l’assistance').click();
  await expect(result.getByText(/Raison donnée par le navigateur\s: boom/)).toBeVisible();
});

test('the answer remains when drawing the house throws', async ({page, watch}) => {
  watch.allow(softwareNotes);
  await page.addInitScript(() => {
    WebGLRenderingContext.prototype.viewport = () => {
      throw new Error('boom');
    };
  });
  await openLive(page, path);
  await page.getByRole('button', {name: 'Tester ce navigateur'}).click();
  await expect(page.getByText('La maison d’exemple n’a pas pu être dessinée.')).toBeVisible();
  await expect(page.getByRole('region', {name: 'Résultat du test'})).toBeVisible();
});

test('when the answer throws, the article remains and a message says so', async ({page, watch}) => {
  watch.allow(/boom/);
  watch.allow(softwareNotes);
  await openLive(page, path);
  await page.evaluate(() => {
    const original = Date.prototype.getFullYear;
    Object.assign(window, {
      restore: () => {
        Date.prototype.getFullYear = original;
      },
    });
    Date.prototype.getFullYear = () => {
      throw new Error('boom');
    };
  });
  await page.getByRole('button', {name: 'Tester ce navigateur'}).click();
  await expect(page.getByRole('alert')).toContainText('Le test n’a pas pu aller jusqu’au bout');
  await expect(page.getByRole('heading', {name: /vérifications rapides/})).toBeAttached();
  await page.evaluate(() => Reflect.get(window, 'restore')());
  await page.getByRole('button', {name: 'Refaire le test'}).click();
  await expect(page.getByRole('region', {name: 'Résultat du test'})).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the graphics card is not used before the button is pressed', async ({page, watch}) => {
  watch.allow(softwareNotes);
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    Object.assign(window, {calls: 0});
    HTMLCanvasElement.prototype.getContext = function count(
      this: HTMLCanvasElement,
      ...all: never
    ) {
      Object.assign(window, {calls: (window as never as {calls: number}).calls + 1});
      return original.apply(this, all);
    } as typeof original;
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await openLive(page, path);
  const calls = () => page.evaluate(() => (window as never as {calls: number}).calls);
  expect(await calls()).toBe(0);
  await page.getByRole('button', {name: 'Tester ce navigateur'}).click();
  await expect(page.getByRole('status').getByText('mais lentement')).toBeVisible();
  expect(await calls()).toBeGreaterThan(0);
  await expect(page.getByRole('button', {name: 'Refaire le test'})).toBeVisible();
  expect(sent).toEqual([]);
});

test('the browser draws the house, and turns it by the keyboard', async ({page, watch}) => {
  watch.allow(softwareNotes);
  await openLive(page, path);
  await page.getByRole('button', {name: 'Tester ce navigateur'}).click();
  const house = page.getByRole('img', {name: /maison d’exemple, dessinée en 3D/});
  await expect(house).toBeVisible();
  const first = await house.screenshot();
  const slider = page.getByRole('slider', {name: 'Faire pivoter la maison'});
  for (let step = 0; step < 6; step += 1) await slider.press('ArrowRight');
  await expect(slider).toHaveValue('52');
  await expect(slider).toHaveAttribute('aria-valuetext', '52°');
  await expect.poll(async () => (await house.screenshot()).equals(first)).toBe(false);
});

test('the house follows the colour mode, and stays turned as it was', async ({page, watch}) => {
  watch.allow(softwareNotes);
  await openLive(page, `${path}?test=ok`);
  const house = page.getByRole('img', {name: /maison d’exemple, dessinée en 3D/});
  // Hides the page behind and around the canvas, which changes with the mode anyway.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '#__docusaurus canvas { border-radius: 0; outline: 2px solid white; background: white }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const picture = async () => (await house.screenshot()).toString('base64');
  const slider = page.getByRole('slider', {name: 'Faire pivoter la maison'});
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('32');
  await house.evaluate((canvas) => {
    canvas.dataset.mode = 'first';
  });
  const light = await picture();
  await page.getByRole('button', {name: /mode sombre et clair/}).click();
  await expect(page.locator('canvas[data-mode]')).toHaveCount(0);
  await expect.poll(picture).not.toBe(light);
  await expect(slider).toHaveValue('32');
});

test('a lost context is reported, and the picture can be restored', async ({page, watch}) => {
  watch.allow(softwareNotes);
  await openLive(page, `${path}?test=lost`);
  await expect(page.getByText(/L’image a disparu/)).toBeVisible();
  await page.getByRole('button', {name: 'Rétablir l’image'}).press('Enter');
  await expect(page.getByText(/L’image est revenue/)).toBeVisible();
  await expect(page.getByRole('slider', {name: 'Faire pivoter la maison'})).toBeFocused();
});

test('a lost house is not an image and does not turn; once restored, it stays', async ({
  page,
  watch,
}) => {
  watch.allow(softwareNotes);
  await openLive(page, `${path}?test=lost`);
  await expect(page.getByText(/L’image a disparu/)).toBeVisible();
  const house = page.getByRole('img', {name: /maison d’exemple, dessinée en 3D/});
  const slider = page.getByRole('slider', {name: 'Faire pivoter la maison'});
  await expect(house).toHaveCount(0);
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('28');
  await expect(slider).toBeDisabled();
  await page.getByRole('button', {name: 'Rétablir l’image'}).click();
  await expect(house).toBeVisible();
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('32');
  await page.locator('canvas').evaluate((canvas) => {
    canvas.dataset.mode = 'first';
  });
  await page.getByRole('button', {name: /mode sombre et clair/}).click();
  await expect(page.locator('canvas[data-mode]')).toHaveCount(0);
  await expect(house).toBeVisible();
  await expect(page.getByText(/L’image a disparu/)).toHaveCount(0);
  await expect(slider).toHaveValue('32');
});

test('a new context that cannot be drawn with is reported', async ({page, watch}) => {
  watch.allow(softwareNotes);
  await openLive(page, `${path}?test=lost`);
  await expect(page.getByText(/L’image a disparu/)).toBeVisible();
  await page.evaluate(() => {
    WebGLRenderingContext.prototype.createShader = () => null;
  });
  await page.getByRole('button', {name: 'Rétablir l’image'}).click();
  await expect(page.getByText('La maison d’exemple n’a pas pu être dessinée.')).toBeVisible();
});

test('the anchor in the address does not move when the answer opens above it', async ({
  page,
  watch,
}) => {
  watch.allow(softwareNotes);
  await page.setViewportSize({width: 1440, height: 900});
  const topPx = async (): Promise<number> =>
    (await page.locator('#firefox').boundingBox())?.y ?? Number.NaN;
  await openLive(page, `${path}#firefox`);
  const alone = await topPx();
  await openLive(page, `${path}?test=lost#firefox`);
  await expect(page.getByText(/L’image a disparu/)).toHaveCount(1);
  // Pages scroll by whole pixels, so a fractional position may move by less than one.
  await expect.poll(async () => Math.abs((await topPx()) - alone)).toBeLessThan(1);
});

test('the verdict is written into an existing live region', async ({page, watch}) => {
  watch.allow(softwareNotes);
  await openLive(page, path);
  const start = page.getByRole('button', {name: 'Tester ce navigateur'});
  const status = start.locator('../..').getByRole('status');
  await expect(status).toBeEmpty();
  const before = await status.elementHandle();
  await start.click();
  const said = () => before?.evaluate((element) => element.isConnected && element.textContent);
  await expect.poll(said).toContain('mais lentement');
  // Announced again, although the text is the same.
  const again = page.getByRole('button', {name: 'Refaire le test'});
  const changes = await listenTo(again.locator('../..').getByRole('status'));
  await again.click();
  await expect.poll(async () => (await changes()).at(-1)).toContain('mais lentement');
  expect((await changes())[0]).toBe('');
});

alone('once announced, the verdict is found only in the answer', async ({page, watch}) => {
  watch.allow(softwareNotes);
  await page.clock.install({time: 0});
  await openLive(page, `${path}?test=software`);
  const status = page.getByRole('status').getByText('mais lentement');
  await page.clock.runFor(1_000);
  await expect(status).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(status).toHaveCount(0);
  await expect(
    page.getByRole('region', {name: 'Résultat du test'}).getByText('mais lentement').first(),
  ).toBeVisible();
});

alone('the report is shown before it can be copied', async ({page, context, watch}) => {
  watch.allow(softwareNotes);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, `${path}?test=software`);
  await expect(page.getByRole('button', {name: 'Copier le rapport'})).toBeHidden();
  await page.getByText('Rapport pour l’assistance').click();
  await expect(page.getByText(/Carte graphique\s: Example Software Renderer/)).toBeVisible();
  await page.getByRole('button', {name: 'Copier le rapport'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Exemple\u00a0: ce navigateur n’a pas été testé\.\n/);
  expect(copied).toContain('Carte graphique\u00a0: Example Software Renderer');
  await expect(page.getByRole('button', {name: 'Copié', exact: true})).toHaveText('Copié');
});

alone('a copy is announced once, and the restored button label is not', async ({page, context}) => {
  await context.grantPermissions(['clipboard-write']);
  await openLive(page, path);
  const button = page.getByRole('button', {name: 'Copier l’adresse chrome://gpu'}).first();
  const heard = await listenTo(button.locator('[aria-live]'));
  await button.click();
  await expect(page.getByRole('button', {name: 'Copié', exact: true})).toBeVisible();
  await expect(button).toHaveText('Copier');
  expect((await heard()).filter((words) => words !== '')).toEqual(['Copié']);
});

test('when the clipboard is refused, the report is selected', async ({page, watch}) => {
  watch.allow(softwareNotes);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openLive(page, `${path}?test=software`);
  await page.getByText('Rapport pour l’assistance').click();
  await page.getByRole('button', {name: 'Copier le rapport'}).click();
  const selected = 'Sélectionné\u00a0: appuyez sur Ctrl + C ou Cmd + C';
  await expect(page.getByRole('button', {name: selected})).toHaveText(selected);
  const marked = () => page.evaluate(() => String(getSelection()));
  await expect.poll(marked).toContain('Example Software Renderer');
});

test('a test that does not load says so and can be retried', async ({page, watch}) => {
  watch.allow(/Failed to load resource|ERR_FAILED/);
  watch.allow(softwareNotes);
  await openLive(page, path);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.getByRole('button', {name: 'Tester ce navigateur'}).click();
  await expect(page.getByRole('alert')).toContainText('Le test n’a pas pu être chargé');
  await page.unroute('**/assets/js/**');
  await page.getByRole('button', {name: 'Tester ce navigateur'}).click();
  await expect(page.getByRole('region', {name: 'Résultat du test'})).toBeVisible();
});

test('the test in use has no accessibility fault', async ({page, watch}) => {
  watch.allow(softwareNotes);
  await openLive(page, `${path}?test=blocked`);
  await page.getByText('Rapport pour l’assistance').click();
  expect(await faultsInUse(page, 'main section')).toEqual([]);
});

test('the house in use has no accessibility fault', async ({page, watch}) => {
  watch.allow(softwareNotes);
  await openLive(page, `${path}?test=ok`);
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await faultsInUse(page, 'main section')).toEqual([]);
});

for (const width of [390, 1024, 1280]) {
  test(`content below the button does not move when the button appears, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    const letGo = await holdBack(page, /\.js$/);
    await page.goto(path, {waitUntil: 'commit'});
    const below = page.locator('main h2').nth(1);
    const before = (await below.boundingBox())?.y;
    letGo();
    await waitUntilLive(page);
    await expect(page.getByRole('button', {name: 'Tester ce navigateur'})).toBeVisible();
    expect((await below.boundingBox())?.y).toBe(before);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there is no button, but another way to test', async ({page}) => {
    await page.goto(path);
    await expect(page.getByRole('button', {name: 'Tester ce navigateur'})).toHaveCount(0);
    await expect(page.getByText('chrome://gpu')).toBeVisible();
  });
});
