import {readFileSync} from 'node:fs';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {versions} from './site';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

it('type-checks without archived versions', () => {
  const none: typeof versions.archived = [];
  expect(none).toHaveLength(0);
});

/** Those who adopt the site choose the values. */
const written = expect.stringMatching(/^https?:\/\/.*[^/]$/);

it.each([
  ['', '', written, written],
  ['https://help.my.site/', 'https://my.site', 'https://help.my.site', 'https://my.site'],
])('SITE_URL=%s and MAIN_SITE_URL=%s give %s and %s', async (site, main, siteUrl, mainSiteUrl) => {
  vi.stubEnv('SITE_URL', site);
  vi.stubEnv('MAIN_SITE_URL', main);
  expect(await import('./site')).toMatchObject({siteUrl, mainSiteUrl});
});

it.each([
  ['navbar', ['title', 'logo.alt']],
  ['footer', ['copyright']],
])('is the only source of the name and the year: %s.json repeats neither', (file, keys) => {
  const texts = JSON.parse(readFileSync(`i18n/fr/docusaurus-theme-classic/${file}.json`, 'utf8'));
  expect(Object.keys(texts).filter((key) => keys.includes(key))).toEqual([]);
});

it('is the only source of the addresses: the container has no default of its own, which would win', () => {
  const lines = readFileSync('deploy/docker/Dockerfile', 'utf8').split('\n');
  expect(lines.filter((line) => /^ARG \w*URL/.test(line))).toEqual([
    'ARG SITE_URL',
    'ARG MAIN_SITE_URL',
  ]);
});

it('gets all its environment variables in a container', async () => {
  const asked = [...readFileSync('src/site.ts', 'utf8').matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)];
  const dockerfile = readFileSync('deploy/docker/Dockerfile', 'utf8');
  const names = new Set(asked.map(([name]) => name));
  expect(names.size).toBeGreaterThan(1);
  for (const name of names) {
    expect(dockerfile).toMatch(new RegExp(`^ARG ${name}$`, 'm'));
    expect(dockerfile).toContain(` ${name}=$${name}`);
  }
});

it('is the only source of the name: the package, named in every script, is called differently', async () => {
  const {brand} = await import('./site');
  const {name} = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(name).not.toContain(brand.name.toLowerCase().replace(/[^a-z\d]+/g, '-'));
});
