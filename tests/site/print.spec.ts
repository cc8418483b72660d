import {expect, test} from '../quietPage';

test.use({javaScriptEnabled: false});

const article = '/fr/getting-started/floors-and-stairwells';

test('on paper a heading stays with what follows, and what is one thing on one sheet', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(article);
  const main = page.locator('.markdown');
  for (const heading of await main.locator('h2, h3').all()) {
    await expect(heading).toHaveCSS('break-after', 'avoid');
  }
  const introduction = main.getByText('Retrouvez ce que vous voyez à l’écran.');
  await expect(introduction).toHaveCSS('break-after', 'avoid');
  const wholes = [
    main.getByText('Résultat', {exact: true}).first().locator('..'),
    main.locator('figure').first(),
    main.locator('tr').last(),
    main.locator('.theme-admonition').first(),
    main.locator('li').first(),
  ];
  for (const whole of wholes) {
    await expect(whole).toHaveCSS('break-inside', 'avoid');
  }
});
