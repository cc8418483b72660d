import type {Locator} from '@playwright/test';

/**
 * Records the texts of a live region from now on, as a screen reader would.
 *
 * @returns its texts so far, one per change; a region removed from the page adds none
 */
export async function listenTo(status: Locator): Promise<() => Promise<readonly string[]>> {
  const heard = await status.evaluateHandle((node) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(node.textContent ?? '')).observe(node, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => heard.jsonValue();
}
