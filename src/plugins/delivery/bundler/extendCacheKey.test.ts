import {expect, it} from 'vitest';
import {nameClasses} from '../classNames/nameClasses';
import {extendCacheKey} from './extendCacheKey';

const versionFor = (...told: readonly string[]): string => {
  const config = {experiments: {cache: {type: 'persistent', version: 'fr'}}};
  extendCacheKey(config, told);
  return config.experiments.cache.version;
};

it('reuses nothing cached with other class names or other languages', () => {
  expect(versionFor('card', 'list')).toMatch(/^fr-/);
  expect(versionFor('card', 'list')).toBe(versionFor('card', 'list'));
  expect(versionFor('card', 'list')).not.toBe(versionFor('card', 'grid', 'list'));
});

it('changes nothing when there is no cache', () => {
  const config = {};
  extendCacheKey(config, ['card']);
  expect(config).toEqual({});
});

it('covers everything that the short class names depend on', () => {
  const {NODE_ENV} = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const names = nameClasses({module: {rules: [{use: [{options: {modules: {}}}]}]}});
    expect(names).toContain('cards_Cards');
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
});
