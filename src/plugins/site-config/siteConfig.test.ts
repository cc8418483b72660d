import type {DocusaurusConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import site from '../../../docusaurus.config';
import {assertSiteConfig} from './assertSiteConfig';
import {baseUrlFaults} from './baseUrlFaults';
import {blogFaults} from './blogFaults';

function i18nOf(baseUrls: Readonly<Record<string, string | undefined>>) {
  const localeConfigs = Object.fromEntries(
    Object.entries(baseUrls).map(([locale, baseUrl]) => [locale, {baseUrl}]),
  );
  return {defaultLocale: 'en', localeConfigs};
}

function addressFaults(baseUrls: Readonly<Record<string, string | undefined>>): string[] {
  return baseUrlFaults(i18nOf(baseUrls));
}

describe('faults of the addresses', () => {
  it('are none at the root of a host', () => {
    expect(addressFaults({en: '/', fr: '/fr/', de: '/deutsch/'})).toEqual([]);
    expect(addressFaults({en: '/', fr: undefined})).toEqual([]);
  });

  it.each([
    [{en: '/help/', fr: '/fr/'}, 'locales.en.baseUrl is "/help/", but the site cannot be built'],
    [{en: '', fr: '/fr/'}, 'locales.en.baseUrl is "", but the site cannot be built'],
    [{en: '/', fr: '/help/fr/'}, 'locales.fr.baseUrl is "/help/fr/", which is not a folder'],
    [{en: '/', fr: '/fr'}, 'locales.fr.baseUrl is "/fr", which is not a folder'],
    [{en: '/', fr: '/'}, "Write '/fr/', with both slashes."],
    [{en: '/', fr: '/eu/', de: '/eu/'}, 'locales.de.baseUrl is "/eu/", the same as that of fr.'],
  ])('of %j: %s', (baseUrls, fault) => {
    const [first = ''] = addressFaults(baseUrls);
    expect(first).toMatch(/^src\/site\.ts: /);
    expect(first).toContain(fault);
  });
});

describe('faults of a blog', () => {
  it('are none if it is disabled', () => {
    expect(blogFaults(['a', ['b', {}], () => null, null], false)).toEqual([]);
  });

  it.each([
    [
      {routeBasePath: 'news'},
      'the preset has blog: {"routeBasePath":"news"}. This site has no blog.',
    ],
    [undefined, 'the preset lacks the option blog, so it turns the blog on.'],
  ])('of the option %j: %s', (blog, fault) => {
    expect(blogFaults([], blog)).toEqual([
      expect.stringContaining(`docusaurus.config.ts: ${fault}`),
    ]);
  });

  it('are also detected in the list of plugins', () => {
    const name = '@docusaurus/plugin-content-blog';
    for (const plugin of [name, [name, {id: 'news'}] as [string, {id: string}]]) {
      expect(blogFaults([plugin], false)).toEqual([
        expect.stringContaining(`docusaurus.config.ts: plugins contains ${name}.`),
      ]);
    }
  });
});

it('reports all faults at once, without the stack that Docusaurus would print', () => {
  const config = {i18n: i18nOf({en: '/help/', fr: '/help/fr/'}), plugins: []};
  const told = (): string => {
    try {
      assertSiteConfig(config, true);
      return '';
    } catch (error) {
      return (error as Error).stack ?? '';
    }
  };
  expect(told().split('\n')).toEqual([
    'The site cannot be built:',
    expect.stringContaining('- src/site.ts: locales.en.baseUrl'),
    expect.stringContaining('- src/site.ts: locales.fr.baseUrl'),
    expect.stringContaining('- docusaurus.config.ts: the preset has blog: true.'),
  ]);
});

it('reports nothing for this site', () => {
  const [[, {blog}]] = site.presets as [[string, {blog: unknown}]];
  expect(() => assertSiteConfig(site as DocusaurusConfig, blog)).not.toThrow();
});
