import {defineConfig} from '@playwright/test';
import {findBrowser} from '../scripts/testing/browser';

// npm test chooses a free one: two copies of the site may be tested at once on one machine.
const port = Number(process.env.TEST_PORT ?? 4173);

/**
 * What Chromium leaves off. Every test opens a window, and Chromium loads two pages of its own for
 * the address bar of each: a third of the time of the tests. It reads the last such list alone, so
 * what Playwright turns off is repeated as far as these tests could notice.
 */
const absentFeatures = [
  'AimEnabled',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One test in thousands fails once and not again, for something it does not wait for. What needs a
  // second attempt is told with its fault at the end of `npm test`, which forgives very few:
  // scripts/testing/testCount.ts.
  retries: 1,
  // A machine that does other work beside takes several times as long.
  timeout: 90_000,
  expect: {timeout: 10_000},
  // Much of a test is waiting.
  workers: '150%',
  reporter: [['line'], ['json', {outputFile: '../test-results/browser.json'}]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fr-FR',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        // Else it keeps a process ready for the next window: a tenth of the time of a view.
        '--renderer-process-limit=1',
        `--disable-features=${absentFeatures.join(',')}`,
      ],
    },
    // A trace takes a fifth of the time: --trace on makes one where it is wanted.
    trace: 'off',
  },
  webServer: {
    command: `npx tsx scripts/preview.ts --dir build --port ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/fr/`,
    // What already listens there may serve another build.
    reuseExistingServer: false,
  },
});
