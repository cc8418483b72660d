import {defineConfig} from '@playwright/test';
import {findBrowser} from '../scripts/testing/browser';

// npm test chooses a free port: two copies of the site may be tested at once.
const port = Number(process.env.TEST_PORT ?? 4173);

/**
 * Disabled features of Chromium. Every test opens a window, and Chromium loads two pages for its
 * address bar each time: a third of the test time. Only the last --disable-features counts, so
 * Playwright's own list is repeated as far as it matters here.
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
  // One test in thousands fails once, for something it does not wait for. `npm test` reports
  // retried tests with their errors, and tolerates very few: see scripts/testing/testCount.ts.
  retries: 1,
  // A busy machine takes several times as long.
  timeout: 90_000,
  expect: {timeout: 10_000},
  // Tests mostly wait.
  workers: '150%',
  reporter: [['line'], ['json', {outputFile: '../test-results/browser.json'}]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fr-FR',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        // Otherwise a spare process is kept for the next window: a tenth of the time of a view.
        '--renderer-process-limit=1',
        `--disable-features=${absentFeatures.join(',')}`,
      ],
    },
    // Tracing takes a fifth of the time: use --trace on when needed.
    trace: 'off',
  },
  webServer: {
    command: `npx tsx scripts/preview.ts --dir build --port ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/fr/`,
    // A server already on that port may serve another build.
    reuseExistingServer: false,
  },
});
