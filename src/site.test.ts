import {afterEach, beforeEach, expect, it, vi} from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['', '', 'https://help.example.com', 'https://www.example.com'],
  ['https://help.my.site/', 'https://my.site', 'https://help.my.site', 'https://my.site'],
])('SITE_URL=%s and MAIN_SITE_URL=%s give %s and %s', async (site, main, siteUrl, mainSiteUrl) => {
  vi.stubEnv('SITE_URL', site);
  vi.stubEnv('MAIN_SITE_URL', main);
  expect(await import('./site')).toMatchObject({siteUrl, mainSiteUrl});
});
