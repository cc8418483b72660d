import {allOf} from '../allOf';
import {expect, test} from '../keptPage';
import {openLive} from '../shell/openLive';

const walls = '/fr/getting-started/draw-walls-and-rooms';

test('a link to a heading is named by its text, including marked-up words', async ({page}) => {
  await page.goto('/fr/account/');
  const link = page.locator('#old-email-address').getByRole('link');
  await expect(link).toHaveAccessibleName(
    'Lien direct vers Votre adresse e-mail n’est plus valable',
  );
});

test('links to headings, steps and rows say once where they lead', async ({page}) => {
  await page.goto(walls);
  for (const place of ['h2', 'li', 'td']) {
    const link = page.locator(`.markdown ${place} > .hash-link`).first();
    await expect(link).toHaveAccessibleName(/^Lien direct vers /);
    await expect(link).toHaveAccessibleDescription('');
  }
});

test('the header of a row, repeated with each cell, is the symptom alone', async ({page}) => {
  await page.goto(walls);
  const symptom = 'Le mur continue de suivre ma souris';
  const row = page.getByRole('row').filter({hasText: symptom});
  await expect(row.getByRole('rowheader', {name: symptom, exact: true})).toHaveCount(1);
  // The link is in the row nevertheless, and shows on hover of any part of it.
  const link = row.getByRole('link', {name: `Lien direct vers ${symptom}`});
  await expect(link).toHaveCSS('opacity', '0');
  await row.getByRole('rowheader').hover();
  await expect(link).toHaveCSS('opacity', '1');
});

test('an external link says that it opens a new tab', async ({page}) => {
  await page.goto('/fr/syntax');
  await expect(page.getByRole('main').locator('a[target="_blank"]')).toHaveAccessibleName(
    'WebGL, sur MDN (s’ouvre dans un nouvel onglet)',
  );
});

test('each copy button names the address it copies', async ({page}) => {
  await openLive(page, '/fr/faq/webgl-issues');
  const buttons = page.getByRole('main').getByRole('button', {name: /^Copier l’adresse/});
  const names = await buttons.evaluateAll((elements) => elements.map((one) => one.ariaLabel));
  expect(names).toContain('Copier l’adresse edge://gpu');
  expect(new Set(names).size).toBe(names.length);
});

test('the letters of the glossary are headings, and do not fill the list of landmarks', async ({
  page,
}) => {
  await page.goto('/fr/glossary');
  await expect(page.getByRole('heading', {name: 'A', exact: true, level: 2})).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
});

for (const [path, words] of [
  ['/features/shortcuts', [/question mark/, /slash/, /comma/]],
  ['/fr/features/shortcuts', [/point d’interrogation/, /barre oblique/, /virgule/]],
] as const) {
  test(`${path}: keys that voices keep silent about, such as ?, are named in words`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const word of words) await expect(main.locator('#shortcut-help')).toContainText(word);
    const inText = main.getByRole('paragraph').filter({has: page.getByText('?', {exact: true})});
    await expect(inText).toContainText(words[0]);
  });
}

for (const path of ['/', '/fr/', '/2024/', '/fr/2024/']) {
  test(`${path}: a button that the text shows as a sign is named by words too`, async ({page}) => {
    await page.goto(path);
    const place = page.getByRole('main').getByText('☰');
    await expect(place).toContainText(
      /“Toggle navigation bar” \(☰\)|«\sOuvrir\/fermer la barre de navigation\s» \(☰\)|☰ (button in the navigation bar|de la barre de navigation)/,
    );
  });
}

for (const path of ['/getting-started/', '/fr/getting-started/', '/fr/features/', '/fr/account/']) {
  test(`${path}: the reading time is spelt out, not “min”, which voices read literally`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/^\d+\sminutes$/).first()).toBeVisible();
    await expect(main.getByText(/\d\smin\b/)).toHaveCount(0);
  });
}

test('progress is announced when the reader ticks a step, not on page load', async ({page}) => {
  const told = page.getByRole('status');
  await openLive(page, walls);
  await expect(page.getByText('Cochez les numéros').first()).toBeVisible();
  await expect(told.filter({hasText: 'Cochez les numéros'})).toHaveCount(0);
  await page.locator('#outer-walls-step-1').getByRole('checkbox').check();
  await expect(told.filter({hasText: 'Étapes faites : 1 sur 7.'})).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('Étapes faites : 1 sur 7.')).toBeVisible();
  await expect(told.filter({hasText: 'Étapes faites'})).toHaveCount(0);
});

test('links to the pages before and after are named without their arrows', async ({page}) => {
  await page.goto(walls);
  for (const link of await allOf(page.locator('.pagination-nav__link'))) {
    await expect(link).not.toHaveAccessibleName(/[←→]/);
  }
});

test('a shortcut and the note below it are read as separate words', async ({page}) => {
  await page.goto('/fr/features/shortcuts');
  const names = page.getByRole('rowheader').filter({hasText: 'Enregistrer le projet'});
  expect(await names.evaluate((head) => head.textContent)).toContain('projet Si une fenêtre');
  // Repeated with each cell, the header is the shortcut alone.
  await expect(names).toHaveAccessibleName('Enregistrer le projet');
  await expect(names).toHaveAccessibleDescription(/^Si une fenêtre/);
  await expect(page.getByRole('table', {name: 'Tous les raccourcis'})).toHaveCount(1);
});
