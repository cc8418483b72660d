import type {Page} from '@playwright/test';
import {expect, test} from '../quietPage';
import {openLive} from '../shell/openLive';
import {watchShifts} from '../watchShifts';
import {article} from './article';

test.use({viewport: {width: 390, height: 844}});

/**
 * Removes a media feature, as in a browser that predates it: queries for it never match. The policy
 * is removed too, as the page's inline styles change.
 */
async function withoutMediaFeature(page: Page, feature: string): Promise<void> {
  const question = new RegExp(`\\(\\s*${feature}\\s*:`, 'g');
  await page.route(/\/fr\/[^.]*$|\.css$/, async (route) => {
    const answer = await route.fetch();
    const {'content-security-policy': _policy, ...headers} = answer.headers();
    const body = (await answer.text()).replace(question, '(no-such-feature:');
    await route.fulfill({response: answer, headers, body});
  });
}

for (const path of [article.path, '/fr/features/shortcuts', '/fr/faq/webgl-issues']) {
  test(`${path}: a browser without the scripting media feature has the phone’s bar`, async ({
    page,
  }) => {
    await withoutMediaFeature(page, 'scripting');
    const shifts = await watchShifts(page);
    await openLive(page, path);
    expect(await page.content()).toContain('(no-such-feature:');
    const bar = page.getByRole('navigation', {name: 'Navigation principale'});
    await expect(bar.getByRole('button', {name: /barre de navigation/})).toBeVisible();
    await expect(bar.getByRole('link', {name: 'Retour à l’accueil'})).toBeHidden();
    await expect(bar.getByRole('button', {name: /Français/})).toBeHidden();
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll).toBeLessThanOrEqual(390);
    await page.waitForLoadState('networkidle');
    const late = (await shifts()).filter(({isBeforeScripts}) => !isBeforeScripts);
    expect(late, 'shifts once the page is there').toEqual([]);
  });
}

/** Emulates Safari's text-decoration: several values need its prefix. */
async function withDecorationsOfSafari(page: Page): Promise<void> {
  await page.route(/\/fr\/[^.]*$|\.css$/, async (route) => {
    const answer = await route.fetch();
    const {'content-security-policy': _policy, ...headers} = answer.headers();
    const body = (await answer.text())
      // A declaration with a variable is valid until computed, and then unset.
      .replace(/([;{])text-decoration:[^;}]* [^;}]*var\([^;}]*/g, '$1text-decoration:none')
      .replace(/([;{])text-decoration:[^;}]* [^;}]*/g, '$1')
      .replaceAll('-webkit-text-decoration:', 'text-decoration:');
    await route.fulfill({response: answer, headers, body});
  });
}

test('a word of the glossary is underlined in Safari too', async ({page}) => {
  await withDecorationsOfSafari(page);
  await openLive(page, article.path);
  const word = page.locator('article p a[href*="/glossary#"]').first();
  await expect(word).toHaveCSS('text-decoration-line', 'underline');
  await expect(word).toHaveCSS('text-decoration-style', 'dotted');
  // Pending prefetches would fail once the page is closed.
  await page.unrouteAll({behavior: 'ignoreErrors'});
});
