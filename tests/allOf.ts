import {expect, type Locator} from '@playwright/test';

/**
 * All elements of a locator, once the first is there: a loop over none would assert nothing.
 *
 * @throws when there is none in the time that expectations have
 */
export async function allOf(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0);
  return locator.all();
}
