import type {Page} from '@playwright/test';
import {expect} from '../quietPage';
import {axeFaults} from '../shell/axeFaults';

/** The accessible names of the page's headings. */
async function headingNames(page: Page): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page);
  const {root} = await client.send('DOM.getDocument');
  const {nodeId} = await client.send('DOM.querySelector', {nodeId: root.nodeId, selector: 'main'});
  const {nodes} = await client.send('Accessibility.queryAXTree', {nodeId, role: 'heading'});
  await client.detach();
  return nodes.filter(({ignored}) => !ignored).map(({name}) => String(name?.value));
}

/** The page has no fault in both colours and widths, fits at 320 px, and lists each heading once. */
export async function expectAccessiblePage(page: Page): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  // Without the anchor link.
  const words = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => headings.map(({textContent}) => textContent));
  const plain = (name: string): string => name.replaceAll('\u200b', '').trim();
  expect(words, 'headings').not.toEqual([]);
  expect((await headingNames(page)).map(plain), 'headings').toEqual(words.map(plain));
  const looks = {modes: ['light', 'dark'], widths: [1440, 390]} as const;
  expect(await axeFaults(page, looks)).toEqual([]);
  await page.setViewportSize({width: 320, height: 800});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'no sideways scrolling at 320 px').toBeLessThanOrEqual(0);
}
