import {expect, type Locator} from '@playwright/test';

/**
 * All elements of a locator, once the first exists: a loop over none would assert nothing.
 *
 * @throws when there is none within the expectation timeout
 */
export async function allOf(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0);
  return locator.all();
}
