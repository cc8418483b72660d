import type {Page} from '@playwright/test';
import {expect} from '../keptPage';
import {openLive} from '../shell/openLive';

export const path = '/fr/features/shortcuts';

/** The row of a shortcut in the list. */
export const row = (page: Page, name: string) => page.locator(`#shortcut-${name}`);

/** Opens the list of shortcuts and waits for its tools. */
export async function openTools(page: Page, address = path): Promise<void> {
  await openLive(page, address);
  await expect(page.getByRole('radio', {name: 'macOS'})).toBeVisible();
}
