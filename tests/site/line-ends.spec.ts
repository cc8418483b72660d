import type {Locator} from '@playwright/test';
import {allOf} from '../allOf';
import {expect, test} from '../keptPage';

/** The words of each line, as wrapped by the browser. */
function linesOf(text: Locator): Promise<readonly string[]> {
  return text.evaluate((element) => {
    const lines: {bottom: number; words: string}[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const {0: word, index} of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const {bottom} = range.getBoundingClientRect();
        const line = lines.at(-1);
        if (line && bottom - line.bottom < 8) line.words += ` ${word}`;
        else lines.push({bottom, words: word});
      }
    }
    return lines.map(({words}) => words.replace(/\u200b/g, '').trim()).filter(Boolean);
  });
}

const shortEnds = [
  {path: 'account/change-password', text: 'Envoyez la demande une seule fois.'},
  {path: 'account/change-password', text: 'Les deux chemins vers un nouveau mot de passe.'},
  {
    path: 'account/change-password',
    text: 'Mon mot de passe est incorrect, je ne peux pas me connecter',
  },
  {path: 'getting-started/', text: 'Dessiner les murs et les pièces'},
  {path: 'features/', text: 'Je veux tout déplacer d’un coup'},
];

test.use({viewport: {width: 390, height: 844}});

for (const {path, text} of shortEnds) {
  test(`on a phone no single word ends “${text}”`, async ({page}) => {
    await page.goto(`/fr/${path}`);
    const lines = await linesOf(page.locator('.markdown').getByText(text).first());
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.at(-1)).toMatch(/\s/);
  });
}

test('no line of a drawing’s title ends with an article', async ({page}) => {
  for (const path of ['background-plans', 'multi-select-tool']) {
    await page.goto(`/fr/features/${path}`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 844});
      for (const title of await allOf(page.locator('figure p'))) {
        const lines = await linesOf(title);
        for (const line of lines.slice(0, -1)) {
          expect(line, `${width} px`).not.toMatch(/(^|\s)(le|la|les|un|une|des)$/);
        }
      }
    }
  }
});

test('with large text both lines of “Sur cette page” are left-aligned', async ({page}) => {
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  await expect(page.getByRole('button', {name: 'Sur cette page'})).toHaveCSS('text-align', 'start');
});

test('line length is limited in characters too, so narrow letters make no overlong lines', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/fr/account/change-password');
  const text = page.locator('.markdown > p').filter({hasText: 'Cet e-mail arrive à l’adresse'});
  // A monospaced font, so that a line has as many characters as the limit.
  await text.evaluate((element) => {
    element.style.fontFamily = 'monospace';
  });
  const lines = await linesOf(text);
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(73);
});
