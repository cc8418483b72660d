import type {Locator} from '@playwright/test';

/**
 * Hears what a status says from now on, as a screen reader does.
 *
 * @returns its texts so far, one for each change; one that is taken out of the page says no more
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
