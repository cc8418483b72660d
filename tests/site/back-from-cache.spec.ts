import {expect, test} from '../quietPage';
import {openLive, waitUntilLive, wake} from '../shell/openLive';

// Playwright disables the back/forward cache.
test.use({
  launchOptions: async ({launchOptions}, use) =>
    use({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']}),
});

test('after following a link of a menu, Back shows that menu closed', async ({page}) => {
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'true';
  });
  const languages = page.getByRole('button', {name: /Français/});
  await languages.click();
  await page.getByRole('link', {name: 'English', exact: true}).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => history.back());
  await expect(page.locator('html[data-same-document]')).toHaveAttribute('lang', 'fr');
  await expect(languages).toHaveAttribute('aria-expanded', 'false');
});

for (const [what, button] of [
  ['the drawer', 'Ouvrir/fermer la barre de navigation'],
  ['the search', 'Rechercher'],
] as const) {
  test(`${what} that was open on leaving by the address bar is closed on return`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
    await page.evaluate(() => {
      document.documentElement.dataset.sameDocument = 'true';
    });
    await page.getByRole('button', {name: button, exact: true}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/faq/');
    await page.evaluate(() => history.back());
    await expect(page.locator('html[data-same-document]')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('a page restored from the cache shows what was chosen and ticked meanwhile', async ({
  page,
}) => {
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  const step = page.locator('#outer-walls-step-1').getByRole('checkbox');
  await expect(step).not.toBeChecked();
  // Firefox fires only pageshow; Chromium would also fire change events.
  const comeBack = (changes: Record<string, string>) =>
    page.evaluate((stored) => {
      localStorage.clear();
      Object.assign(localStorage, stored);
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    }, changes);
  await comeBack({
    theme: 'dark',
    'steps.done': '{"getting-started/draw-walls-and-rooms#outer-walls":[1]}',
  });
  await expect(step).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await comeBack({});
  await expect(step).not.toBeChecked();
});

test('React continues when the browser has dropped its pending messages', async ({page}) => {
  // Firefox drops pending messages when a page is left; Chromium keeps them.
  await page.addInitScript(() => {
    const {postMessage} = MessagePort.prototype;
    const losing = {isOn: false};
    Object.assign(window, {losing});
    MessagePort.prototype.postMessage = function post(this: MessagePort, message: unknown) {
      if (!losing.isOn) postMessage.call(this, message);
    };
  });
  const lose = (isOn: boolean) =>
    page.evaluate(
      (on) => Object.assign((window as never as {losing: object}).losing, {isOn: on}),
      isOn,
    );
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  const next = page
    .getByRole('navigation', {name: /Pages de documentation/})
    .getByRole('link')
    .last();
  await lose(true);
  await next.click();
  await expect(page).toHaveURL(/floors-and-stairwells$/);
  await lose(false);
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/étages/);
});

test('a page whose scripts were aborted on leaving is reloaded on return', async ({
  page,
  watch,
}) => {
  // Safari aborts them and caches the page. Chromium does not cache such a page, so both events are
  // dispatched here.
  watch.allow(/ERR_FAILED/);
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  await wake(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unrouteAll({behavior: 'wait'});
  // On first display it must not reload, or it would do so forever.
  const isAskedAgain = await page.evaluate(() => {
    const asked = {isAsked: false};
    (window as never as {navigation: EventTarget}).navigation.addEventListener('navigate', () => {
      asked.isAsked = true;
    });
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: false}));
    return asked.isAsked;
  });
  expect(isAskedAgain).toBe(false);
  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  await page.context().setOffline(true);
  await comeBack();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  const isAnew = page.waitForEvent('load');
  await comeBack();
  await isAnew;
  await waitUntilLive(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
