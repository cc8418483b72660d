import {expect, type Locator, type Page} from '@playwright/test';
import {openLive} from '../shell/openLive';

interface SearchUi {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
}

/** The parts of the search dialog on a page. */
export function searchUi(page: Page): SearchUi {
  const dialog = page.locator('dialog[open]');
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
  };
}

/** Opens a page, waits until its scripts run, and opens the search with the keyboard. */
export async function openSearch(page: Page, path: string): Promise<SearchUi> {
  await openLive(page, path);
  await page.keyboard.press('Control+k');
  const ui = searchUi(page);
  await expect(ui.field).toBeFocused();
  return ui;
}
