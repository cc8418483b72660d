import {expect, test} from '../quietPage';

const article = '/fr/getting-started/draw-walls-and-rooms';

test.use({viewport: {width: 390, height: 844}});

test.describe('under a finger', () => {
  test.use({isMobile: true, hasTouch: true});

  test('the links to headings and steps are seen', async ({page}) => {
    await page.goto(article);
    for (const kind of ['h2', 'h3', 'li']) {
      await expect(page.locator(`.markdown ${kind} > .hash-link`).first()).toHaveCSS(
        'opacity',
        '1',
      );
    }
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.markdown h2 > .hash-link').first()).toHaveCSS('opacity', '0');
  });
});

test('under a pointer they wait for it', async ({page}) => {
  await page.goto(article);
  const heading = page.locator('.markdown h2').first();
  await expect(heading.locator('.hash-link')).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(heading.locator('.hash-link')).toHaveCSS('opacity', '1');
});
