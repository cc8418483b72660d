import type {Page} from '@playwright/test';

/**
 * State of a page whose test has failed, one line each: its URL, whether it is hydrated, what has
 * the focus, and its text, visible or not.
 */
export async function stateOf(page: Page): Promise<string> {
  const url = page.url();
  const lines = page.evaluate(() => {
    const said = [...document.querySelectorAll('[role=alert], [role=status], dialog')];
    return [
      `lives: ${document.documentElement.dataset.hasHydrated === 'true'}, online: ${navigator.onLine}, scrolled: ${Math.round(scrollY)} px`,
      `focus: ${document.activeElement?.outerHTML.slice(0, 160)}`,
      ...said.map((element) => {
        const state = element.checkVisibility() ? 'shown' : 'hidden';
        return `${state} ${element.nodeName} ${element.id}: ${element.textContent?.slice(0, 160)}`;
      }),
    ];
  });
  return [url, ...(await lines.catch((error: unknown) => [String(error)]))].join('\n');
}
