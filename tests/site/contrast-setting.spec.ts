import type {Page} from '@playwright/test';
import {contrast} from '../../src/css/contrast';
import {expect, test} from '../keptPage';
import {openLive} from '../shell/openLive';

/** A token on paper, computed, as `#rrggbb`. */
async function tokenOf(page: Page, name: string): Promise<string> {
  return page.evaluate((token) => {
    const context = document.createElement('canvas').getContext('2d');
    const probe = document.body.appendChild(document.createElement('i'));
    if (!context) throw new Error('The browser draws no canvas.');
    for (const colour of ['paper', token]) {
      probe.style.color = `var(--site-${colour})`;
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
    }
    probe.remove();
    const [...channels] = context.getImageData(0, 0, 1, 1).data.slice(0, 3);
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }, name);
}

/** The colours with prefers-contrast: more, on paper. */
const promises = [
  ['ink-soft', 7],
  ['line', 3],
  ['line-strong', 7],
] as const;

for (const theme of ['light', 'dark']) {
  test(`contrast increases with prefers-contrast: more, ${theme}`, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
    const onPaper = async (name: string): Promise<number> =>
      contrast(await tokenOf(page, name), await tokenOf(page, 'paper'));
    for (const [name, least] of promises) {
      await page.emulateMedia({contrast: 'no-preference'});
      const usual = await onPaper(name);
      await page.emulateMedia({contrast: 'more'});
      const asked = await onPaper(name);
      expect(asked, `--site-${name}`).toBeGreaterThan(Math.max(usual, least));
    }
  });
}
