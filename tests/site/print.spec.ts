import {allOf} from '../allOf';
import {expect, test} from '../keptPage';
import {openLive} from '../shell/openLive';

test.use({javaScriptEnabled: false});

const article = '/fr/getting-started/floors-and-stairwells';

test('on paper a long line of code wraps', async ({page}) => {
  await page.setViewportSize({width: 700, height: 900});
  await page.emulateMedia({media: 'print'});
  await page.goto('/fr/syntax');
  for (const code of await allOf(page.locator('.theme-code-block pre'))) {
    const hiddenPx = await code.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hiddenPx, (await code.textContent()) ?? '').toBeLessThanOrEqual(0);
  }
});

test('on paper headings stay with what follows, and blocks are not split', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(article);
  const main = page.locator('.markdown');
  for (const heading of await allOf(main.locator('h2, h3'))) {
    await expect(heading).toHaveCSS('break-after', 'avoid');
  }
  for (const introduction of [
    'Retrouvez votre problème.',
    'La trémie se dessine sur l’étage du haut',
  ]) {
    await expect(main.getByText(introduction)).toHaveCSS('break-after', 'avoid');
  }
  const result = main.getByText('Résultat', {exact: true}).first().locator('..');
  await expect(result).toHaveCSS('break-before', 'avoid');
  const wholes = [
    result,
    main.locator('figure').first(),
    main.locator('tr').last(),
    main.locator('.theme-admonition').first(),
    main.locator('li').first(),
  ];
  for (const whole of wholes) {
    await expect(whole).toHaveCSS('break-inside', 'avoid');
  }
});

test('on paper an article uses the whole sheet in Safari too, which evaluates the window’s width', async ({
  page,
}) => {
  await page.setViewportSize({width: 1024, height: 900});
  await page.emulateMedia({media: 'print'});
  await page.goto(article);
  const box = await page.getByRole('article').boundingBox();
  expect(box?.width).toBeGreaterThan(900);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});

// Columns stand in for sheets: scripts can see their breaks.
test('on paper a heading stays with what follows in Firefox too, without break-after: avoid', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(article);
  const {alone, checked} = await page.locator('.markdown').evaluate((sheets: HTMLElement) => {
    let checked = 0;
    const columnOf = (place: Element): number => place.getClientRects()[0]?.left ?? Number.NaN;
    const names = new Set<string>();
    Object.assign(sheets.style, {columnFill: 'auto', columnWidth: '40rem'});
    for (const part of sheets.querySelectorAll<HTMLElement>('*')) {
      part.style.breakAfter = 'auto';
    }
    for (let heightPx = 700; heightPx <= 1200; heightPx += 20) {
      sheets.style.height = `${heightPx}px`;
      for (const heading of sheets.querySelectorAll('h2, h3')) {
        const next = heading.nextElementSibling;
        if (!next?.matches('p')) continue;
        checked += 1;
        if (columnOf(heading) !== columnOf(next)) {
          names.add(`${heading.textContent} at ${heightPx}px`);
        }
      }
    }
    return {alone: [...names], checked};
  });
  expect(checked).toBeGreaterThan(0);
  expect(alone).toEqual([]);
});

test.describe('a hydrated page', () => {
  test.use({javaScriptEnabled: true});

  test('does not print the back-to-top button', async ({page}) => {
    await openLive(page, article);
    const button = page.locator('.theme-back-to-top-button');
    await expect(button).toHaveCount(1);
    await page.emulateMedia({media: 'print'});
    await expect(button).toHaveCSS('display', 'none');
  });
});

test('the home page does not print its search', async ({page}) => {
  await page.goto('/fr/');
  const field = page.getByRole('searchbox', {name: 'Que voulez-vous faire'});
  const example = page.getByRole('link', {name: 'écran noir en 3D'});
  await expect(field).toBeVisible();
  await expect(example).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(field).toBeHidden();
  await expect(example).toBeHidden();
});

test('the 3D page prints neither its test nor the sentence that introduces it', async ({page}) => {
  await page.goto('/fr/faq/webgl-issues');
  const sentence = page.getByText('ce test indique où chercher la cause');
  await expect(sentence).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('La plupart des navigateurs ont une page')).toBeVisible();
  await expect(sentence).toBeHidden();
});
