import type {Page} from '@playwright/test';

/**
 * Where a page stands when its test has failed, for those who cannot look at it: its address,
 * whether it lives, what has the focus, and what it says, shown or not. A line each.
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
