import {allOf} from '../allOf';
import {expect, test} from '../quietPage';
import {archivedPages, localized, pages} from '../routes';

for (const path of [...pages, ...archivedPages].map((page) => localized(page, 'fr'))) {
  test(`${path}: a list of headings has each once, without the link beside it`, async ({page}) => {
    await page.goto(path);
    for (const heading of await allOf(page.locator('main :is(h2, h3, h4)'))) {
      const words = await heading.evaluate((element) =>
        (element.textContent ?? '').replace(/\u200b/g, '').trim(),
      );
      await expect(heading).toHaveAccessibleName(words);
    }
  });
}

test('a link to a heading is named by its words, be one of them set apart', async ({page}) => {
  await page.goto('/fr/account/');
  const link = page.locator('#old-email-address').getByRole('link');
  await expect(link).toHaveAccessibleName(
    'Lien direct vers Votre adresse e-mail n’est plus valable',
  );
});
