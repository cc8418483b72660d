import {expect, test} from '../keptPage';
import {fillStorage, refuseStorage} from '../poorStorage';
import {test as alone} from '../quietPage';
import {openLive} from '../shell/openLive';
import {watchShifts} from '../watchShifts';
import {faultsInUse} from './faultsInUse';

const article = '/getting-started/draw-walls-and-rooms';

test('a ticked step stays ticked on the device, in both languages, until reset', async ({page}) => {
  await openLive(page, `/fr${article}`);
  const first = page.locator('#outer-walls-step-1').getByRole('checkbox', {name: 'Étape 1 faite'});
  await expect(first).toHaveAccessibleDescription('');
  await first.check();
  await page.locator('#outer-walls-step-3').getByRole('checkbox').press('Space');
  await expect(page.getByText('Étapes faites : 2 sur 7.')).toBeVisible();
  await page.reload();
  await expect(first).toBeChecked();
  await openLive(page, article);
  await expect(page.getByRole('checkbox', {name: 'Step 3 done'}).first()).toBeChecked();
  await expect(page.locator('#partitions-step-1').getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', {name: 'Untick all'}).click();
  await expect(page.locator('#outer-walls-step-3').getByRole('checkbox')).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('steps.done'))).toBeNull();
});

test('the first steps of two procedures have distinct names', async ({page}) => {
  await openLive(page, `/fr${article}`);
  for (const [list, title] of [
    ['outer-walls', 'Tracer les murs extérieurs'],
    ['partitions', 'Ajouter les cloisons'],
  ]) {
    await expect(page.locator(`#${list}-step-1`).getByRole('checkbox')).toHaveAccessibleName(
      `Étape 1 faite, ${title}`,
    );
  }
});

test('the focus goes to the first step when the ticks are cleared', async ({page}) => {
  await openLive(page, `/fr${article}`);
  await page.locator('#partitions-step-2').getByRole('checkbox').check();
  await page.getByRole('button', {name: 'Tout décocher'}).press('Enter');
  await expect(page.locator('#partitions-step-1').getByRole('checkbox')).toBeFocused();
});

alone('ticks are synchronised between two tabs', async ({page, context}) => {
  const other = await context.newPage();
  await openLive(page, `/fr${article}`);
  await openLive(other, `/fr${article}`);
  const box = (tab: typeof page, step: number) =>
    tab.locator(`#outer-walls-step-${step}`).getByRole('checkbox');
  await box(page, 1).check();
  await expect(box(other, 1)).toBeChecked();
  await box(other, 3).check();
  await expect(box(page, 3)).toBeChecked();
  await page.reload();
  await expect(box(page, 1)).toBeChecked();
  await expect(box(page, 3)).toBeChecked();
});

test('a step has its own link', async ({page}) => {
  await openLive(page, `/fr${article}`);
  await page.getByRole('link', {name: 'Lien direct vers l’étape 4'}).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#outer-walls-step-4$/);
  await expect(page.locator('#outer-walls-step-4')).toBeInViewport();
});

test('steps can be ticked when storage is refused', async ({page, watch}) => {
  watch.allow(/Preferences cannot be kept/);
  await refuseStorage(page);
  await openLive(page, `/fr${article}`);
  const box = page.locator('#outer-walls-step-1').getByRole('checkbox');
  await expect(page.getByText(/ce navigateur oubliera vos coches/).first()).toBeVisible();
  await expect(page.getByText(/vos coches restent sur cet appareil/)).toHaveCount(0);
  await box.check();
  await expect(box).toBeChecked();
});

test('the hint promises to keep ticks only where they are kept', async ({page}) => {
  await openLive(page, article);
  await expect(page.getByText(/ticks stay on this device only/).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('probe');
});

for (const [width, locale, hint] of [
  [320, '/fr', /vos coches restent sur cet appareil/],
  [360, '/fr', /vos coches restent sur cet appareil/],
  [390, '/fr', /vos coches restent sur cet appareil/],
  [1024, '/fr', /vos coches restent sur cet appareil/],
  [1024, '', /ticks stay on this device/],
  [1280, '/fr', /vos coches restent sur cet appareil/],
] as const) {
  alone(
    `nothing moves when ${locale}${article} says how to tick at ${width} px`,
    async ({page}) => {
      await page.setViewportSize({width, height: 844});
      const shifts = await watchShifts(page);
      await openLive(page, `${locale}${article}#outer-walls-step-6`);
      await expect(page.getByText(hint).first()).toBeInViewport();
      expect((await shifts()).filter(({isBeforeScripts}) => !isBeforeScripts)).toEqual([]);
    },
  );
}

for (const width of [320, 390, 1024, 1280]) {
  alone(
    `where the storage is full the hint says so, and nothing moves at ${width} px`,
    async ({page, watch}) => {
      watch.allow(/Preferences cannot be kept/);
      await page.setViewportSize({width, height: 844});
      await fillStorage(page);
      const shifts = await watchShifts(page);
      await openLive(page, `/fr${article}#outer-walls-step-6`);
      await expect(page.getByText(/ce navigateur oubliera vos coches/).first()).toBeInViewport();
      expect((await shifts()).filter(({isBeforeScripts}) => !isBeforeScripts)).toEqual([]);
    },
  );
}

test('foreign stored values do no harm', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('steps.done', '{"a":"b"'));
  await openLive(page, `/fr${article}`);
  await expect(page.locator('#outer-walls-step-1').getByRole('checkbox')).not.toBeChecked();
});

test('ticked steps have no accessibility fault', async ({page}) => {
  await openLive(page, `/fr${article}`);
  await page.locator('#outer-walls-step-2').getByRole('checkbox').check();
  expect(await faultsInUse(page, 'main :has(> ol :checked)')).toEqual([]);
});

test('on any phone the link to a step is on the line of its last word', async ({page}) => {
  await page.goto(`/fr${article}`);
  for (const width of [320, 360, 375, 390, 412]) {
    await page.setViewportSize({width, height: 844});
    const drops = await page.locator('main ol > li > .hash-link').evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link.parentElement as HTMLElement);
          range.setEndBefore(link);
          const words = [...range.getClientRects()].at(-1);
          const box = link.getBoundingClientRect();
          return Math.abs(
            (box.top + box.bottom) / 2 - ((words?.top ?? 0) + (words?.bottom ?? 0)) / 2,
          );
        }),
    );
    expect(drops.length).toBeGreaterThan(5);
    expect(Math.max(...drops), `${width} px`).toBeLessThan(8);
  }
});

test('on any phone the link to a step of several paragraphs adds no line', async ({page}) => {
  await page.goto('/fr/faq/webgl-issues');
  for (const width of [320, 390]) {
    await page.setViewportSize({width, height: 844});
    const added = await page.locator('main ol > li:has(> p) > .hash-link').evaluateAll((links) =>
      (links as HTMLElement[]).map((link) => {
        const step = link.parentElement as HTMLElement;
        const withLinkPx = step.offsetHeight;
        link.style.display = 'none';
        const withoutLinkPx = step.offsetHeight;
        link.style.display = '';
        return withLinkPx - withoutLinkPx;
      }),
    );
    expect(added.length).toBeGreaterThan(3);
    expect(Math.max(...added), `${width} px`).toBe(0);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a link leads to its step, and there is nothing to tick', async ({page}) => {
    await page.goto(`/fr${article}#doors-and-windows-step-3`);
    await expect(page.locator('#doors-and-windows-step-3')).toBeInViewport();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});

for (const path of ['/fr/faq/webgl-issues', `/fr${article}`]) {
  test(`numbers are next to the first line of their step on ${path}`, async ({page}) => {
    await page.goto(path);
    const distances = await page.locator('main ol > li[id*="-step-"]').evaluateAll((steps) =>
      steps
        .filter((step) => step.checkVisibility())
        .map((step) => {
          const range = document.createRange();
          range.selectNodeContents(step);
          // The box of a paragraph is not a line: those of its text are lower.
          const [line] = [...range.getClientRects()].filter(({height}) => height < 40);
          const number = Number.parseFloat(getComputedStyle(step, '::before').height);
          const middle = (line?.top ?? 0) + (line?.height ?? 0) / 2;
          return Math.abs(middle - (step.getBoundingClientRect().top + number / 2));
        }),
    );
    expect(distances.length).toBeGreaterThan(5);
    expect(Math.max(...distances)).toBeLessThan(5);
  });
}
