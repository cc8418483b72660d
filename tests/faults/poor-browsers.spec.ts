import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {openLive, waitUntilLive, wake} from '../shell/openLive';
import {article, expectNavigable, expectReadable} from './article';

test.use({viewport: {width: 1280, height: 800}});

/** Missing or broken APIs, combined so that none hides the effect of another. */
const lacks: Readonly<Record<string, readonly (() => void)[]>> = {
  'no IntersectionObserver, no popover, storage refused': [
    () => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    },
    () => {
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    },
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  ],
  // Safari and Firefox refuse history entries after a hundred in a short time.
  'IntersectionObserver undefined, history entries refused': [
    () => {
      Object.assign(window, {IntersectionObserver: undefined});
    },
    () => {
      for (const write of ['pushState', 'replaceState'] as const) {
        History.prototype[write] = () => {
          throw new DOMException('too many', 'SecurityError');
        };
      }
    },
  ],
  'no navigator.connection, storage full, no requestIdleCallback, no MessageChannel': [
    () => {
      Object.defineProperty(navigator, 'connection', {value: undefined});
    },
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    () => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    },
    () => {
      Reflect.deleteProperty(window, 'MessageChannel');
    },
  ],
  'no effectiveType, storage that keeps nothing, requestIdleCallback undefined': [
    () => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: false}});
    },
    () => {
      Storage.prototype.setItem = () => undefined;
    },
    () => {
      Object.assign(window, {requestIdleCallback: undefined});
    },
  ],
};

for (const [lack, takes] of Object.entries(lacks)) {
  test(`${lack}: the article is readable, hydrates, and navigation works`, async ({
    page,
    watch,
  }) => {
    watch.allow(/Preferences cannot be kept/);
    for (const take of takes) await page.addInitScript(take);
    await openLive(page, article.path);
    await expectReadable(page);
    await expectNavigable(page);
    await waitUntilLive(page);
    const toggle = page.getByRole('button', {name: /mode sombre et clair/});
    for (const mode of ['dark', 'light']) {
      await toggle.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    }
    await page.keyboard.press('Control+k');
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('combobox').fill('mur');
    await dialog.getByRole('option').first().click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('no Worker: the search says that it could not start, and the article stays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, {Worker: undefined});
  });
  await openLive(page, article.path);
  await page.keyboard.press('Control+k');
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('combobox').fill('mur');
  await expect(dialog.getByText('La recherche n’a pas pu être chargée')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectReadable(page);
});

test('no navigator.languages: the shortcuts are listed all the same', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', {value: undefined});
  });
  await openLive(page, '/fr/features/shortcuts');
  await page.getByRole('searchbox', {name: 'Filtrer la liste'}).fill('annuler');
  await expect(page.getByRole('row', {name: /annuler/i}).first()).toBeVisible();
});

test('an API that the program requires: the article is readable, and hydrates once the API exists', async ({
  page,
  watch,
}) => {
  watch.allow(/matchMedia/);
  await page.addInitScript(() => {
    const {matchMedia} = window;
    Object.assign(window, {
      matchMedia: undefined,
      putBack: () => Object.assign(window, {matchMedia}),
    });
  });
  await page.goto(article.path);
  await wake(page);
  const report = page.getByRole('heading', {name: 'Cette page a planté.'});
  await expect(report).toBeFocused();
  await expect(page.getByRole('heading', {level: 1, name: article.title})).toBeVisible();
  await expect(page.getByRole('row', {name: /ne se ferme pas/}).first()).toBeVisible();
  await page.getByRole('button', {name: 'Copier les détails'}).click();
  await expect(page.getByText(/^(Copié|Le texte est sélectionné)/)).toBeVisible();
  await page.evaluate('putBack()');
  await page.getByRole('button', {name: 'Réessayer'}).click();
  await expect(report).toBeHidden();
  await expectReadable(page);
  await expectNavigable(page);
});

alone(
  'the clock says 1970: the article is readable, hydrates, and navigation works',
  async ({page}) => {
    await page.clock.install({time: 0});
    await openLive(page, article.path);
    await expectReadable(page);
    await expectNavigable(page);
    await page.getByRole('button', {name: 'Essayer'}).first().click();
    await expect(page.locator('figure section').first()).toBeVisible();
  },
);

test.describe('scripts off', () => {
  test.use({javaScriptEnabled: false});

  test('the article is readable and navigation works', async ({page}) => {
    await page.goto(article.path);
    await expectReadable(page);
    await expectNavigable(page);
  });
});
