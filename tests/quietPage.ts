import {test as base, expect, type Page} from '@playwright/test';
import {stateOf} from './stateOf';

interface Watch {
  /** Errors, warnings, uncaught exceptions and requests to other hosts seen on the page. */
  readonly faults: string[];
  /** Allows a fault that the test provokes on purpose. */
  readonly allow: (pattern: RegExp) => void;
}

/**
 * Playwright's `test` with a page that must stay quiet: any console error or warning, uncaught
 * exception or request to another host fails the test.
 */
export const test = base.extend<{watch: Watch}, {keptPages: Map<string, Page>}>({
  /**
   * The pages of keptPage.ts. Declared here so that all tests share workers, each of which starts a
   * browser.
   */
  keptPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      await Promise.all([...pages.values()].map((page) => page.context().close()));
    },
    {scope: 'worker'},
  ],
  watch: [
    async ({page, baseURL}, use, info) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [];
      const {host} = new URL(baseURL ?? 'http://127.0.0.1');
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          faults.push(`console ${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.host !== host) {
          faults.push(`request to another host: ${request.url()}`);
        }
      });
      // Earlier messages of a kept page belong to the previous test.
      page.once('framenavigated', () => faults.splice(0));
      await use({faults, allow: (pattern) => allowed.push(pattern)});
      const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      expect.soft(unexpected).toEqual([]);
      if (info.errors.length > 0) {
        throw new Error(`At the end of the test:\n${await stateOf(page)}\n${faults.join('\n')}`);
      }
    },
    {auto: true},
  ],
});

export {expect};
