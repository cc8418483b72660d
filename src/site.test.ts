import {readFileSync} from 'node:fs';
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

it.each([
  ['navbar', ['title', 'logo.alt']],
  ['footer', ['copyright']],
])('is the one home of the name and the year: %s.json repeats neither', (file, keys) => {
  const texts = JSON.parse(readFileSync(`i18n/fr/docusaurus-theme-classic/${file}.json`, 'utf8'));
  expect(Object.keys(texts).filter((key) => keys.includes(key))).toEqual([]);
});
