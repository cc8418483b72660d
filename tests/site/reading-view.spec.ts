import type {Readability as Reader} from '@mozilla/readability';
import {localeNames} from '../../src/site';
import {expect, test} from '../keptPage';
import {localized, pages} from '../routes';

declare const Readability: typeof Reader;

/** What the reading view of Firefox omits, tested with its own code. */
function missingParts(html: string): string[] {
  const words = (node: Element) =>
    (node.getAttribute('aria-label') ?? node.textContent ?? '').replace(/[\s\u200b]+/g, ' ').trim();
  const parts = 'h2, h3, p, dt, figcaption, svg[role="img"]';
  const wordsIn = (root: ParentNode) => [...root.querySelectorAll(parts)].map(words);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const article = page.querySelector('article .markdown');
  const unseen = 'button, form, noscript, [hidden], div[aria-hidden="true"]';
  for (const hidden of article?.querySelectorAll(unseen) ?? []) hidden.remove();
  const asked = article ? wordsIn(article) : [];
  document.body.innerHTML = new Readability(page).parse()?.content ?? '';
  const kept = new Set(wordsIn(document.body));
  return asked.length > 0 ? asked.filter((part) => !kept.has(part)) : ['the whole article'];
}

/** Parts of drawings that hide their content or cannot be read. */
function blots(): string[] {
  const ink = getComputedStyle(document.body).color;
  const isBlot = (part: Element) => {
    const {fill, stroke} = getComputedStyle(part);
    return part.localName === 'text' ? fill !== ink || stroke !== 'none' : fill !== 'none';
  };
  return [...document.querySelectorAll('svg[role="img"] :is(text, rect, circle)')]
    .filter((part) => isBlot(part) && Number(part.getAttribute('r') ?? 9) > 3)
    .map((part) => part.outerHTML);
}

for (const locale of localeNames) {
  test(`the reading view keeps titles, texts and drawings, ${locale}`, async ({page, request}) => {
    const articles = pages.filter((path) => path !== '/');
    const script = require.resolve('@mozilla/readability/Readability.js');
    for (const path of articles) {
      const answer = await request.get(localized(path, locale));
      await page.goto('about:blank');
      await page.addScriptTag({path: script});
      expect(await page.evaluate(missingParts, await answer.text()), path).toEqual([]);
      expect(await page.evaluate(blots), path).toEqual([]);
    }
  });
}
