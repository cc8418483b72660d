import {brand, mainSiteLinks, versions} from '../../src/site';
import {expect, test} from '../keptPage';

test('the language menu leads to the same page, question and section kept', async ({page}) => {
  await page.goto('/fr/features/shortcuts?from=a%20b#see-also');
  await page.getByRole('button', {name: /Français/}).click();
  await page.getByRole('link', {name: 'English', exact: true}).click();
  await expect(page).toHaveURL('/features/shortcuts?from=a%20b#see-also');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the version menu leads to the same document of the archive, and back', async ({page}) => {
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  await page.getByRole('button', {name: versions.current.label}).click();
  await page.getByRole('link', {name: '2024', exact: true}).click();
  await expect(page).toHaveURL('/fr/2024/getting-started/draw-walls-and-rooms');
  await page.getByRole('button', {name: '2024'}).click();
  await page.getByRole('link', {name: versions.current.label, exact: true}).click();
  await expect(page).toHaveURL('/fr/getting-started/draw-walls-and-rooms');
});

test('the version menu falls back on the main document of the version', async ({page}) => {
  await page.goto('/fr/getting-started/gardens-and-terraces');
  await page.getByRole('button', {name: versions.current.label}).click();
  await page.getByRole('link', {name: '2024', exact: true}).click();
  await expect(page).toHaveURL('/fr/2024/');
});

test('the colour mode is light at first, then the reader’s choice', async ({page}) => {
  await page.goto('/fr/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: /mode sombre et clair/}).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('the way to the main site stays in the tab', async ({page}) => {
  await page.goto('/fr/');
  const home = page.getByRole('link', {name: 'Retour à l’accueil'}).first();
  await expect(home).toHaveAttribute('href', mainSiteLinks.home);
  await expect(home).not.toHaveAttribute('target', '_blank');
});

test('the sidebar link leads to the start of the project', async ({page}) => {
  await page.goto('/fr/');
  await page
    .getByRole('navigation', {name: 'Navigation principale'})
    .getByRole('link', {name: 'Démarrer votre projet'})
    .click();
  await expect(page).toHaveURL('/fr/getting-started/');
});

test('the foot of the page names privacy, terms, contact and the year', async ({page}) => {
  await page.goto('/fr/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Politique de confidentialité', 'Conditions générales', 'Contact']) {
    await expect(footer.getByRole('link', {name})).toBeVisible();
  }
  await expect(footer).toContainText(`© ${brand.copyrightYear} ${brand.name}`);
});

test('the page of a section is marked in the sidebar as any other page is', async ({page}) => {
  const current = page.locator('.theme-doc-sidebar-menu [aria-current=page]');
  await page.goto('/fr/features/shortcuts');
  const ink = await current.evaluate((link) => getComputedStyle(link).color);
  const ground = await current.evaluate((link) => getComputedStyle(link).backgroundColor);
  await page.goto('/fr/features/');
  await expect(current).toHaveCSS('color', ink);
  await expect(current.locator('..')).toHaveCSS('background-color', ground);
  await page.emulateMedia({forcedColors: 'active'});
  await expect(current).toHaveCSS('border-left-width', '3px');
});
