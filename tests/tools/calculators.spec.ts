import type {Locator, Page} from '@playwright/test';
import {facts} from '../../src/product/facts';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {openLive} from '../shell/openLive';
import {faultsInUse} from './faultsInUse';
import {listenTo} from './listenTo';

const walls = '/fr/getting-started/draw-walls-and-rooms';
const floors = '/fr/getting-started/floors-and-stairwells';
const plans = '/fr/features/background-plans';

async function openCalculator(page: Page, path: string, name: string, index = 0): Promise<Locator> {
  await openLive(page, path);
  await page
    .getByRole('button', {name: /Calculer avec vos mesures|Calculate with/})
    .nth(index)
    .click();
  return page.getByRole('region', {name});
}

test('axis and inside length, with a comma or a point, both ways', async ({page}) => {
  const form = await openCalculator(page, walls, 'À l’axe ou à l’intérieur');
  const length = form.getByLabel('Cote intérieure').last();
  await expect(length).toBeFocused();
  await length.fill('4,50');
  await expect(form.getByText(/4,50\sm \+ 0,20\sm = 4,70\sm à l’axe/)).toBeVisible();
  await length.fill('4.5 m');
  await expect(form.getByText(/= 4,70\sm à l’axe/)).toBeVisible();
  await length.fill('450');
  await expect(form.getByText(/écrivez «\s4,50\s»/)).toBeVisible();
  await length.fill('450 cm');
  await expect(form.getByText(/= 4,70\sm à l’axe/)).toBeVisible();
  await length.fill('abc');
  await expect(form.getByText(/n’est pas une mesure/)).toBeVisible();
  await form.getByRole('radio', {name: 'Cote intérieure'}).check();
  await form.getByLabel('Longueur à l’axe').last().fill('8');
  await expect(form.getByText(/8,00\sm − 0,20\sm = 7,80\sm à l’intérieur/)).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`the focus ring of a field does not touch its label at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const form = await openCalculator(page, walls, 'À l’axe ou à l’intérieur');
    const [label, field] = await Promise.all([
      form.locator('label').filter({hasText: 'Cote intérieure'}).last().boundingBox(),
      form.getByLabel('Cote intérieure').last().boundingBox(),
    ]);
    // A 3 px outline at an offset of 2 px: text.css.
    expect((field?.y ?? 0) - (label?.y ?? 0) - (label?.height ?? 0)).toBeGreaterThan(5);
  });
}

test('a long pasted word does not widen the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const form = await openCalculator(page, walls, 'À l’axe ou à l’intérieur');
  await form.getByLabel('Cote intérieure').last().fill('x'.repeat(100));
  await expect(form.getByText(/n’est pas une mesure/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('opened at the bottom of the screen it also moves the focus to its first field', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openLive(page, plans);
  const button = page.getByRole('button', {name: 'Calculer avec vos mesures'});
  await button.evaluate((opener) => {
    opener.focus({preventScroll: true});
    opener.scrollIntoView({block: 'end', behavior: 'instant'});
  });
  await page.keyboard.press('Enter');
  const form = page.getByRole('region', {name: 'Échelle du plan'});
  await expect(form.getByRole('textbox').first()).toBeFocused();
});

test('a key pressed during smooth scrolling to the button moves the focus into the form', async ({
  page,
}) => {
  await openLive(page, floors);
  const button = page.getByRole('button', {name: 'Calculer avec vos mesures'}).first();
  await expect(button).not.toBeInViewport();
  await button.evaluate((one: HTMLElement) => {
    one.focus();
    one.click();
  });
  const field = page.getByRole('region', {name: 'Hauteur d’étage'}).getByRole('textbox').first();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});

test('changing the calculation by keyboard keeps the focus on the choice', async ({page}) => {
  const form = await openCalculator(page, walls, 'À l’axe ou à l’intérieur');
  const [toAxis, toInside] = [form.getByRole('radio').first(), form.getByRole('radio').last()];
  await toAxis.focus();
  await page.keyboard.press('ArrowDown');
  await expect(toInside).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(form.getByLabel('Cote intérieure').last()).toBeVisible();
  await expect(toAxis).toBeFocused();
});

alone('results are announced after a pause, not at each letter', async ({page}) => {
  const form = await openCalculator(page, walls, 'À l’axe ou à l’intérieur');
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({hasText: /\d\sm = /});
  await expect(status).toHaveText(/à l’axe/);
  const heard = await listenTo(status);
  await page.clock.install({time: 0});
  await page.clock.pauseAt(60_000);
  const length = form.getByLabel('Cote intérieure').last();
  await length.press('Control+a');
  for (const letter of 'abc') {
    await length.press(letter);
    await page.clock.runFor(300);
  }
  await expect(form.getByText(/«\sabc\s» n’est pas une mesure/)).toBeVisible();
  expect(await heard()).toEqual([]);
  await page.clock.runFor(300);
  await expect.poll(heard).toEqual([expect.stringMatching(/^«\sabc\s» n’est pas une mesure/)]);
});

alone('once announced, a result is found only where it is shown', async ({page}) => {
  await page.clock.install({time: 0});
  const form = await openCalculator(page, walls, 'À l’axe ou à l’intérieur');
  const result = /7,80\sm \+ 0,20\sm = 8,00\sm/;
  await page.clock.runFor(1_000);
  await expect(page.getByRole('status').getByText(result)).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('status').getByText(result)).toHaveCount(0);
  await expect(form.getByText(result)).toBeVisible();
});

test('buttons name their calculators where a page has several', async ({page}) => {
  await openLive(page, floors);
  const buttons = page.getByRole('button', {name: 'Calculer avec vos mesures'});
  await expect(buttons.first()).toHaveAccessibleName(
    /^Calculer avec vos mesures Exemple\s: 2,50\sm \+ 0,30\sm = 2,80\sm\.$/,
  );
  await expect(buttons.last()).toHaveAccessibleName(/^Calculer avec vos mesures Exemple\s: pour/);
});

test('storey height', async ({page}) => {
  const form = await openCalculator(page, floors, 'Hauteur d’étage');
  await form.getByLabel('Épaisseur du plancher').fill('25 cm');
  const ceilingCm = facts.wallHeight.lengthCm;
  const shown = (lengthCm: number) => `${(lengthCm / 100).toFixed(2).replace('.', ',')}\u00a0m`;
  const result = `${shown(ceilingCm)} + 0,25\u00a0m = ${shown(ceilingCm + 25)} de sol à sol`;
  await expect(form.getByText(result)).toBeVisible();
});

test('stairs: comfortable or not, and suggestions', async ({page}) => {
  const form = await openCalculator(page, floors, 'Marches de l’escalier', 1);
  await expect(form.getByText('L’escalier est confortable.')).toBeVisible();
  const risers = form.getByLabel('Nombre de contremarches');
  await risers.fill('13');
  await expect(form.getByText(/Essayez 16 contremarches/)).toBeVisible();
  await risers.fill('seize');
  await expect(form.getByText(/«\sseize\s» n’est pas un nombre/)).toBeVisible();
  await risers.fill('15,5');
  await expect(risers).toHaveAttribute('aria-invalid', 'true');
  await expect(risers).toHaveAccessibleDescription(/nombre entier/);
});

test('scale, three ways', async ({page}) => {
  const form = await openCalculator(page, plans, 'Échelle du plan');
  await form.getByLabel('Échelle').last().fill('abc');
  await expect(form.getByText(/«\sabc\s» n’est pas une échelle/)).toBeVisible();
  await form.getByLabel('Échelle').last().fill('1:50');
  await expect(form.getByText(/8\scm au 1\/50 = 4,00\sm/)).toBeVisible();
  await form.getByRole('radio', {name: 'Échelle'}).check();
  await form.getByLabel('Longueur réelle').last().fill('16');
  await expect(form.getByText('Le plan est au 1/200.')).toBeVisible();
});

test('the calculators are in English on the English page', async ({page}) => {
  const form = await openCalculator(
    page,
    '/getting-started/floors-and-stairwells',
    'Stair steps',
    1,
  );
  await expect(form.getByText(/2\s×\s17\.5\scm \+ 27\scm = 62\scm/)).toBeVisible();
});

test('a calculator that loads slowly says so', async ({page}) => {
  await openLive(page, plans);
  const release = await holdBack(page, /calculator/);
  await page.getByRole('button', {name: 'Calculer avec vos mesures'}).click();
  const said = page.getByRole('main').getByRole('status').getByText('Chargement en cours');
  await expect(said).toHaveCount(1);
  release();
  await expect(page.getByRole('region', {name: 'Échelle du plan'})).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('a calculator that does not load says so, and its example stays', async ({page, watch}) => {
  watch.allow(/Failed to load resource|ERR_FAILED/);
  await openLive(page, plans);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.getByRole('button', {name: 'Calculer avec vos mesures'}).click();
  await expect(page.getByText(/Le calcul n’a pas pu être chargé/)).toBeVisible();
  await expect(page.getByText(/8\scm sur le papier au 1\/100 font 8\sm/)).toBeVisible();
});

for (const [path, name, index] of [
  [walls, 'À l’axe ou à l’intérieur', 0],
  [floors, 'Marches de l’escalier', 1],
] as const) {
  test(`the calculator of ${path} in use has no accessibility fault`, async ({page}) => {
    const form = await openCalculator(page, path, name, index);
    await form.getByRole('textbox').first().fill('abc');
    expect(await faultsInUse(page, 'main section:has(input)')).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the example is there, without a button', async ({page}) => {
    await page.goto(floors);
    await expect(page.getByText(/16 contremarches \(.+\) et un giron de 27\scm/)).toBeVisible();
    await expect(page.getByRole('button', {name: /Calculer/})).toHaveCount(0);
  });
});
