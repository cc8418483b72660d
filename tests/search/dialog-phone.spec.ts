import {expect, type Locator, test} from '@playwright/test';
import {openSearch} from './openSearch';

const queries = [
  'le gazon rentre dans ma cuisine',
  'mon image bouge tout le temps quand je trace',
  'évier',
  'vider le cache',
  'placer le même meuble à un autre étage',
];

/** URLs of the results whose first match is below the visible lines of their excerpt. */
const hiddenMarks = (options: Locator): Promise<string[]> =>
  options.evaluateAll((results) =>
    results
      .filter((result) => {
        const marks = [...result.querySelectorAll('mark')];
        const isHidden = (mark: Element): boolean => {
          const excerpt = mark.parentElement;
          const end = excerpt ? excerpt.getBoundingClientRect().bottom : 0;
          return mark.getBoundingClientRect().bottom > end + 1;
        };
        return marks.length > 0 && marks.every(isHidden);
      })
      .map((result) => result.getAttribute('href') ?? ''),
  );

for (const width of [390, 320]) {
  test(`a matched word is visible in each result that has one, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    const {field, options} = await openSearch(page, '/fr/');
    for (const query of queries) {
      await field.fill(query);
      await expect(field).toHaveValue(query);
      await expect(options.first()).toBeVisible();
      await expect(page.locator('dialog[open] [role=listbox][aria-busy=false]')).toBeVisible();
      await expect(options.locator('mark').first()).toBeAttached();
      expect(await hiddenMarks(options), query).toEqual([]);
    }
  });
}
