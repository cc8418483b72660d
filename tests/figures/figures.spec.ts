import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {renderScene} from '../../src/figures/renderScene';
import {scenes} from '../../src/figures/scenes';
import {localeNames} from '../../src/site';
import {expect, test} from '../keptPage';
import {localized, pages} from '../routes';
import {openLive, waitUntilLive} from '../shell/openLive';
import {spaceLetters} from '../spaceLetters';

const article = '/fr/getting-started/draw-walls-and-rooms';
const drawings = 'figure svg[role=img]';

async function followToArticle(page: Page): Promise<void> {
  await page.locator('main').getByRole('link', {name: 'Dessiner les murs et les pièces'}).click();
  await page.waitForURL(`**${article}`);
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a figure is complete: drawing, text alternative, numbered list, caption', async ({
    page,
  }) => {
    await page.goto(article);
    const figure = page.locator('figure').filter({hasText: 'deux cloisons et ses trois pièces'});
    await expect(
      figure.getByRole('img', {name: /deux cloisons partagent la maison/}),
    ).toBeVisible();
    await expect(figure.getByRole('listitem')).toHaveCount(3);
    await expect(figure.locator('.callout')).toHaveCount(3);
  });
});

/** Pairs of overlapping texts of a drawing. */
function overlapsIn(page: Page): Promise<string[]> {
  return page.locator('figure svg').evaluateAll((svgs) =>
    svgs.flatMap((svg) => {
      const texts = [...svg.querySelectorAll('text')].filter(({textContent}) => textContent);
      return texts.flatMap((text, index) => {
        const one = text.getBoundingClientRect();
        return texts.slice(index + 1).flatMap((other) => {
          const two = other.getBoundingClientRect();
          const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
          const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
          return width > 0 && height > one.height / 2
            ? [`${text.textContent} over ${other.textContent}`]
            : [];
        });
      });
    }),
  );
}

/** Opens all live figures of a page. */
async function openAll(page: Page): Promise<void> {
  const still = page.locator('figure').getByRole('button', {name: 'Essayer'});
  await expect(still.first()).toBeVisible();
  for (let left = await still.count(); left > 0; left -= 1) {
    await still.first().click();
    await expect(still).toHaveCount(left - 1);
  }
}

for (const width of [320, 390]) {
  test(`texts in a drawing do not overlap at ${width} px with increased letter spacing`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    for (const path of [
      article,
      '/fr/features/multi-select-tool',
      '/fr/getting-started/gardens-and-terraces',
    ]) {
      await page.goto(path);
      await expect(page.locator(drawings).first()).toBeVisible();
      await spaceLetters(page);
      expect(await overlapsIn(page), path).toEqual([]);
      await openAll(page);
      expect(await overlapsIn(page), `${path}, live`).toEqual([]);
    }
  });
}

for (const address of localeNames.flatMap((name) =>
  ['/faq/webgl-issues', '/account/change-password'].map((path) => localized(path, name)),
)) {
  test(`texts stay within the boxes of ${address} with increased letter spacing`, async ({
    page,
  }) => {
    await page.goto(address);
    await spaceLetters(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({width, height: 844});
      const {inBoxes, outside} = await page.locator(drawings).evaluateAll((all) => {
        let inBoxes = 0;
        const outside = all.flatMap((drawing) => {
          const boxes = [...drawing.querySelectorAll('.node, .question, .answer')].map((box) =>
            box.getBoundingClientRect(),
          );
          return [...drawing.querySelectorAll('text')]
            .filter((text) => {
              const {left, right, top, bottom} = text.getBoundingClientRect();
              const x = (left + right) / 2;
              const y = (top + bottom) / 2;
              const box = boxes.find(
                (one) => x > one.left && x < one.right && y > one.top && y < one.bottom,
              );
              if (box) inBoxes += 1;
              return box && (left < box.left || right > box.right);
            })
            .map((text) => text.textContent);
        });
        return {inBoxes, outside};
      });
      expect(inBoxes, `${width} px`).toBeGreaterThan(0);
      expect(outside, `${width} px`).toEqual([]);
    }
  });
}

test('every figure has a caption as its first or last child, as HTML requires', async ({
  request,
}) => {
  let count = 0;
  for (const address of localeNames.flatMap((name) => pages.map((path) => localized(path, name)))) {
    const answer = await request.get(address);
    const page = load(await answer.text());
    const inside = page('figcaption:not(:first-child, :last-child)').parent().text();
    expect(inside, address).toBe('');
    expect(page('figure:not(:has(> figcaption))').text(), address).toBe('');
    count += page('figcaption').length;
  }
  expect(count).toBeGreaterThan(pages.length);
});

test('the tree of 3D faults leads to as many remedies as the list above it', async ({page}) => {
  await page.goto('/fr/faq/webgl-issues');
  const tree = page.getByRole('img', {name: /Arbre de décision/});
  const list = page.locator('ul').filter({hasText: 'La 3D n’a jamais fonctionné'}).last();
  await expect(tree).toBeVisible();
  await expect(tree.locator('.answer')).toHaveCount(await list.locator('li:not(:has(li))').count());
});

test('hydration changes no drawing and fetches none', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/figures/')) fetched.push(request.url());
  });
  await page.goto(article);
  const before = await page.locator(drawings).count();
  await waitUntilLive(page);
  await page
    .getByRole('button', {name: /sombre|clair/})
    .first()
    .click();
  await expect(page.locator(drawings)).toHaveCount(before);
  expect(before).toBeGreaterThanOrEqual(3);
  expect(fetched).toEqual([]);
});

test('after navigation, drawings load without layout shifts', async ({page}) => {
  await openLive(page, '/fr/getting-started/');
  await page.evaluate(() => {
    Object.assign(window, {shift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value')});
      }
    }).observe({type: 'layout-shift', buffered: false});
  });
  // Drawings are held back until the rest of the article is shown, so that a layout shift would
  // occur.
  const caption = page.getByText('Le rez-de-chaussée, portes et fenêtres en place.');
  await page.route('**/figures/*.svg', async (route) => {
    await caption.waitFor();
    await route.continue();
  });
  await followToArticle(page);
  await expect(page.locator(drawings)).toHaveCount(9);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01);
});

test('a drawing that cannot be fetched leaves its caption and a message', async ({page, watch}) => {
  watch.allow(/figures|Failed to load resource/);
  await openLive(page, '/fr/getting-started/');
  await page.route('**/figures/*.svg', (route) => route.abort());
  await followToArticle(page);
  await expect(page.getByText('Le dessin n’a pas pu être chargé').first()).toBeVisible();
  await expect(page.getByText('Le troisième mur, pendant le tracé.')).toBeVisible();
});

test('a drawing whose fetch is cancelled once is fetched again', async ({page, watch}) => {
  watch.allow(/figures|Failed to load resource/);
  await openLive(page, '/fr/getting-started/');
  const cancelled = new Set<string>();
  await page.route('**/figures/*.svg', (route) => {
    const address = route.request().url();
    if (cancelled.has(address)) return route.continue();
    cancelled.add(address);
    return route.abort('aborted');
  });
  await followToArticle(page);
  await expect(page.locator(drawings)).toHaveCount(9);
  expect(cancelled.size).toBe(9);
});

test('no text of a drawing leaves its sheet, on a phone or a wide screen', async ({page}) => {
  for (const path of [article, '/fr/faq/webgl-issues', '/getting-started/']) {
    await page.goto(path);
    await expect(page.locator('figure svg text').first()).toBeAttached();
    for (const width of [320, 1440]) {
      await page.setViewportSize({width, height: 900});
      const outside = await page.locator('figure').evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const sheet = figure.getBoundingClientRect();
          return [...figure.querySelectorAll('svg text')].flatMap((text) => {
            const {left, right} = text.getBoundingClientRect();
            return left < sheet.left || right > sheet.right ? [text.textContent] : [];
          });
        }),
      );
      expect(outside, `${path} at ${width} px`).toEqual([]);
    }
  }
});

// A narrow phone, and the narrowest windows with two columns.
for (const width of [320, 640, 1190]) {
  test(`at ${width} px the text of drawings is 10 px high at least`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const path of [
      '/fr/getting-started/',
      '/fr/getting-started/gardens-and-terraces',
      article,
      '/fr/features/multi-select-tool',
    ]) {
      await page.goto(path);
      const sizes = await page.locator('figure svg text').evaluateAll((texts) =>
        texts.map((text) => {
          const svg = text.closest('svg') as SVGSVGElement;
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
      );
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(10);
    }
  });
}

test('scripts of pages contain no geometry, scene or drawing', () => {
  const directory = join(test.info().config.rootDir, '../build/assets/js');
  const textOf = (isLive: boolean): string =>
    readdirSync(directory)
      .filter((file) => file.endsWith('.js') && file.startsWith('live-') === isLive)
      .map((file) => readFileSync(join(directory, file), 'utf8'))
      .join('\n');
  const scripts = textOf(false);
  const words = Object.entries(scenes).flatMap(([name, scene]) =>
    renderScene(name, scene, 'en').panels.map(({alternative}) => alternative),
  );
  expect(words.filter((alternative) => scripts.includes(alternative))).toEqual([]);
  // What the clipper says when it fails: names do not survive the minifier, sentences do.
  const geometry = 'Unable to complete output ring';
  expect(scripts).not.toContain(geometry);
  expect(scripts).not.toContain('viewBox:"0 0 340');
  expect(textOf(true)).toContain(geometry);
});

/** The figures of several drawings: where titles end, where drawings begin and where they end. */
function panelsIn(page: Page) {
  return page.locator('figure').evaluateAll((figures) =>
    figures
      .map((figure) =>
        [...figure.querySelectorAll('p + div > svg[role=img]')].map((svg) => {
          const marks = [...svg.children].map((mark) => mark.getBoundingClientRect().top);
          const title = svg.parentElement?.previousElementSibling?.getBoundingClientRect();
          return {
            titleBottom: Math.round(title?.bottom ?? 0),
            top: Math.min(...marks),
            bottom: Math.round(svg.getBoundingClientRect().bottom),
          };
        }),
      )
      .filter(({length}) => length > 1),
  );
}

const compared = [
  '/fr/getting-started/',
  '/fr/features/',
  '/fr/features/background-plans',
  '/fr/getting-started/gardens-and-terraces',
  article,
];

test('in a row the titles are bottom-aligned, and so are the drawings', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const path of compared) {
    await page.goto(path);
    const rows = await panelsIn(page);
    expect(rows.length, path).toBeGreaterThan(0);
    for (const row of rows) {
      expect(new Set(row.map(({titleBottom}) => titleBottom)).size, path).toBe(1);
      expect(new Set(row.map(({bottom}) => bottom)).size, path).toBe(1);
    }
  }
});

test('stacked on a phone, drawings begin right below their titles', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of compared.filter((each) => each !== '/fr/getting-started/')) {
    await page.goto(path);
    const gaps = (await panelsIn(page)).flat().map(({top, titleBottom}) => top - titleBottom);
    expect(gaps.length, path).toBeGreaterThan(1);
    expect(Math.max(...gaps), path).toBeLessThan(48);
  }
});

test('generic keys are as large as the drawing next to them', async ({page}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 844});
    await page.goto('/fr/features/');
    const heights = await page
      .locator('figure .key')
      .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.min(...heights), `${width} px`).toBeGreaterThan(44);
  }
});

test('two sentences are each below their drawing, three are in one column', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const leftEdges = async (path: string, words: string): Promise<Set<number>> => {
    await page.goto(path);
    const items = page.getByRole('list').filter({hasText: words}).last().getByRole('listitem');
    await expect(items.first()).toBeVisible();
    const edges = await items.evaluateAll((all) =>
      all.map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    return new Set(edges);
  };
  expect((await leftEdges('/fr/features/multi-select-tool', 'égalise les intervalles')).size).toBe(
    2,
  );
  expect((await leftEdges('/fr/features/shortcuts', 'la touche des majuscules.')).size).toBe(1);
});

test('no answer of the tree of 3D faults takes more than two lines', async ({page}) => {
  for (const path of ['/faq/webgl-issues', '/fr/faq/webgl-issues']) {
    await page.goto(path);
    const lines = await page.locator('figure .answer').evaluateAll((answers) =>
      answers.map((answer) => {
        const box = answer.getBoundingClientRect();
        return [...(answer.closest('svg')?.querySelectorAll('text') ?? [])].filter((text) => {
          const {left, top} = text.getBoundingClientRect();
          return left > box.left && left < box.right && top > box.top && top < box.bottom;
        }).length;
      }),
    );
    expect(Math.min(...lines), path).toBeGreaterThan(0);
    expect(Math.max(...lines), path).toBeLessThan(3);
  }
});
