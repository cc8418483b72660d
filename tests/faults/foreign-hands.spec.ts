import type {Locator, Page} from '@playwright/test';
import {allOf} from '../allOf';
import {expect, test} from '../keptPage';
import {openLive, waitUntilLive} from '../shell/openLive';
import {versionsButton} from '../versionsButton';
import {article, expectNavigable, expectReadable} from './article';
import {meddle, takeOutWhatStays, translatePage} from './foreignHands';

test.use({viewport: {width: 1280, height: 800}});

async function useAll(page: Page, tools: Locator): Promise<void> {
  for (const tool of await allOf(tools)) {
    await tool.focus();
    await page.keyboard.press('4');
    await page.keyboard.press('Space');
  }
}

test('an extension throws and puts nodes of its own everywhere: all works', async ({
  page,
  watch,
}) => {
  watch.allow(/The extension is broken/);
  // React reports that it found foreign nodes, and renders the page again.
  watch.allow(/onRecoverableError: Error: Minified React error #418/);
  await page.addInitScript(meddle);
  await page.goto(article.path);
  await expectReadable(page);
  await waitUntilLive(page);
  await expectReadable(page);
  await page.getByRole('button', {name: /mode sombre et clair/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNavigable(page);
});

test('fixed elements removed by readers and blockers: the search still opens and navigates', async ({
  page,
}) => {
  await openLive(page, article.path);
  await page.evaluate(takeOutWhatStays);
  await expect(page.getByRole('navigation', {name: 'Navigation principale'})).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('combobox').fill('trémie');
  await dialog.getByRole('option').first().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/trémie/i);
  await page.goBack();
  await expectReadable(page);
});

test.describe('translated by the browser in use', () => {
  test('menus, a live figure and the search work, and so do links and Back', async ({page}) => {
    await openLive(page, article.path);
    await page.evaluate(translatePage);
    await page.getByRole('button', {name: /mode sombre et clair/i}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: versionsButton}).click();
    await page.keyboard.press('Escape');

    await page
      .getByRole('button', {name: /essayer/i})
      .first()
      .click();
    const drawing = page.getByRole('application').first();
    const status = page.locator('article figure').getByRole('status').first();
    await drawing.press('Enter');
    await expect(status).toContainText(/premier angle posé/i);
    await drawing.press('ArrowRight');
    await drawing.press('Enter');
    await expect(status).toHaveText(/^mur tracé/i);

    await page.keyboard.press('Control+k');
    const dialog = page.locator('dialog[open]');
    const field = dialog.getByRole('combobox');
    await expect(field).toBeFocused();
    await field.fill('mur');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await field.fill('zzzqq');
    await expect(dialog.getByText(/^aucun résultat pour.*zzzqq\s/i).first()).toBeVisible();
    await field.pressSequentially('q');
    await expect(dialog.getByText(/^aucun résultat pour.*zzzqqq/i).first()).toBeVisible();
    await field.fill('xxxyyy');
    await expect(dialog.getByText(/^aucun résultat pour.*xxxyyy/i).first()).toBeVisible();
    await field.fill('');
    await page.keyboard.press('Escape');

    await page
      .getByRole('navigation', {name: 'Pages de l’aide'})
      .getByRole('link', {name: /étages et trémies/i})
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/étages/i);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(new RegExp(article.title, 'i'));
    await expect(
      page.getByRole('heading', {name: new RegExp(article.lastWords, 'i')}),
    ).toBeVisible();
  });

  test('texts that change on press stay current', async ({page, watch}) => {
    watch.allow(/GL Driver Message|software WebGL|GPU stall/);
    const open = async (path: string): Promise<void> => {
      await openLive(page, path);
      await page.evaluate(translatePage);
    };
    await open('/fr/features/multi-select-tool');
    const figure = page.locator('article figure', {
      has: page.getByRole('button', {name: /essayer/i}),
    });
    const live = page.locator('article figure', {has: page.locator('section')});
    await figure.getByRole('button', {name: /essayer/i}).click();
    await expect(live.getByRole('button', {name: /^revenir au dessin/i})).toBeVisible();
    await expect(live.getByText(/^canapé \(verrouillé\)$/i).first()).toBeVisible();
    await live.getByRole('button', {name: /^déverrouiller/i}).click();
    await expect(live.getByText(/^canapé$/i).first()).toBeVisible();
    await live.getByRole('button', {name: /^verrouiller/i}).click();
    await live.getByRole('button', {name: /^revenir au dessin/i}).click();
    await expect(page.getByRole('button', {name: /^essayer/i})).toBeVisible();

    await page.keyboard.press('Control+k');
    await expect(page.getByText(/^par exemple$/i).first()).toBeVisible();
    await page.getByRole('combobox').fill('mur');
    await page.getByRole('option').first().click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('');
    await expect(page.getByText(/^recherches récentes$/i).first()).toBeVisible();
    await page.getByRole('button', {name: /^effacer$/i}).click();
    await expect(page.getByText(/^recherches récentes$/i)).toHaveCount(0);

    await open('/fr/getting-started/floors-and-stairwells');
    await page.getByRole('button', {name: /essayer/i}).click();
    const slab = page.getByRole('slider', {name: /épaisseur du plancher/i});
    const risers = page.locator('article figure dd').nth(1);
    await expect(risers).toHaveText(/^16 × /);
    await slab.press('End');
    await expect(risers).toHaveText(/^≈\s17\s×/);

    await open('/fr/features/shortcuts');
    const field = page.getByRole('textbox', {name: /ou rechercher/i});
    await field.press('a');
    await field.press('b');
    await expect(
      page
        .getByRole('status')
        .getByText(/n’utilise b/i)
        .first(),
    ).toBeVisible();
    await field.press('Space');
    await expect(
      page
        .getByRole('status')
        .getByText(/^1 raccourci contient/i)
        .first(),
    ).toBeVisible();

    await open('/fr/faq/webgl-issues');
    await page.getByRole('button', {name: /^tester/i}).click();
    await expect(page.getByRole('button', {name: /^refaire le test$/i})).toBeVisible();

    await page.setViewportSize({width: 1280, height: 800});
    await open('/fr/');
    await page.getByRole('button', {name: versionsButton}).click();
    await page.getByRole('link', {name: /^2024$/}).click();
    await expect(page.getByRole('button', {name: /versions 2024/i})).toBeVisible();
  });

  for (const [path, control] of [
    ['/fr/features/shortcuts', 'main input, main button'],
    ['/fr/features/background-plans', 'main input'],
    ['/fr/getting-started/floors-and-stairwells', 'main input'],
    ['/fr/faq/webgl-issues', 'main button'],
  ] as const) {
    test(`the tools of ${path} keep working`, async ({page, watch}) => {
      watch.allow(/GL Driver Message/);
      await openLive(page, path);
      await page.evaluate(translatePage);
      await useAll(page, page.locator(control).filter({visible: true}));
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
    });
  }

  for (const [path, name] of [
    ['/fr/features/background-plans', /échelle du plan/i],
    ['/fr/getting-started/floors-and-stairwells', /hauteur d’étage/i],
  ] as const) {
    test(`the calculator of ${path} keeps working`, async ({page}) => {
      await openLive(page, path);
      await page.evaluate(translatePage);
      await page
        .getByRole('button', {name: /calculer avec/i})
        .first()
        .click();
      const form = page.getByRole('region', {name});
      await useAll(page, form.locator('input'));
      await expect(form.locator('input').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('the menus of a phone open and close', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openLive(page, article.path);
    await page.evaluate(translatePage);
    await page.locator('.navbar__toggle').click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', {name: /retour au menu principal/i}).click();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});
