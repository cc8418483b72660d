import {expect, it} from 'vitest';
import {localeNames, versions} from '../../../site';
import {thisSite} from '../thisSite';

const site = thisSite;

it('reads the pages of every language and version', () => {
  const editions = new Set(site.pages.map(({locale, version}) => `${locale} ${version}`));
  const names = ['current', ...versions.archived.map(({label}) => `version-${label}`)];
  const all = localeNames.flatMap((locale) => names.map((name) => `${locale} ${name}`));
  expect(editions).toEqual(new Set(all));
});

it('finds the home page of every language', () => {
  const files = site.pages.map(({file}) => file);
  expect(site.homePages).toHaveLength(2);
  expect(files).toEqual(expect.arrayContaining([...site.homePages]));
});

it('lists the pages whose translation is marked as up to date', () => {
  expect(site.translatedFiles.size).toBeGreaterThan(0);
  expect(site.published.files).toEqual(expect.arrayContaining([...site.translatedFiles]));
});

it('reads the elements of the theme with their attributes', () => {
  expect(site.vocabulary.Overview).toEqual({
    attributes: {
      minutes: {isRequired: true, kind: 'number', values: null},
      level: {isRequired: true, kind: 'text', values: ['beginner', 'intermediate']},
    },
    holdsContent: false,
    needsContent: false,
  });
  expect(site.vocabulary.Door?.attributes?.icon?.values).toContain('start');
  expect(site.vocabulary.Figure?.attributes?.live?.values).toContain('draw-wall');
  expect(site.vocabulary.Result).toMatchObject({holdsContent: true, needsContent: true});
});
