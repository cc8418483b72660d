import {allOf} from '../allOf';
import {expect, test} from '../keptPage';
import {archivedPages, localized, pages} from '../routes';
import {axeFaults} from '../shell/axeFaults';

const paths = [...pages, ...archivedPages, '/search'].map((path) => localized(path, 'fr'));

for (const path of paths) {
  test(`${path} has no accessibility fault and fits, in both colours and widths, and lists each heading once`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path);
    const headings = page.locator('main :is(h2, h3, h4)');
    // Without the link beside it. The search page has none before it is asked.
    for (const heading of path === '/fr/search' ? [] : await allOf(headings)) {
      const words = await heading.evaluate((element) =>
        (element.textContent ?? '').replace(/\u200b/g, '').trim(),
      );
      await expect(heading).toHaveAccessibleName(words);
    }
    const looks = {modes: ['light', 'dark'], widths: [1440, 390]} as const;
    expect(await axeFaults(page, looks)).toEqual([]);
    await page.setViewportSize({width: 320, height: 800});
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'no sideways scrolling at 320 px').toBeLessThanOrEqual(0);
  });
}
