import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import delivery from '.';

type BuiltSite = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** The part of the site's context that the plugin reads at set-up. */
const siteWith = (router: 'browser' | 'hash') =>
  ({
    siteConfig: {clientModules: [], future: {experimental_router: router}},
    i18n: {},
  }) as unknown as LoadContext;

it('fails the build on a route that the browser would not find', async () => {
  const {postBuild} = delivery(siteWith('browser'));
  const built = (path: string) => postBuild?.({routes: [{path}]} as unknown as BuiltSite);
  await expect(built('/fr/:page')).rejects.toThrow('- /fr/:page');
  await expect(built('/fr/faq')).resolves.toBeUndefined();
});

it('rejects a hash router', () => {
  expect(() => delivery(siteWith('hash'))).toThrow('Remove experimental_router');
});
