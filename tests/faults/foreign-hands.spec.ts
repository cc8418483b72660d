import type {Locator, Page} from '@playwright/test';
import {allOf} from '../allOf';
import {expect, test} from '../quietPage';
import {openLive, waitUntilLive} from '../shell/openLive';
import {article, expectNavigable, expectReadable} from './article';
import {meddle, translatePage} from './foreignHands';

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
  // React says that it found other nodes than its own, and draws the page again.
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

test.describe('translated by the browser in use', () => {
  test('menus, a live figure and the search work, and so do links and Back', async ({page}) => {
    await openLive(page, article.path);
    await page.evaluate(translatePage);
    await page.getByRole('button', {name: /mode sombre et clair/i}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: /versions 2025/i}).click();
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

  for (const [path, control] of [
    ['/fr/features/shortcuts', 'main input, main button'],
    ['/fr/features/background-plans', 'main input'],
    ['/fr/getting-started/floors-and-stairwells', 'main input'],
    ['/fr/faq/webgl-issues', 'main button'],
  ] as const) {
    test(`the tools of ${path} stay in use`, async ({page, watch}) => {
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
    test(`the calculator of ${path} stays in use`, async ({page}) => {
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
