import {describe, expect, it} from 'vitest';
import {isItemActive, isSamePage} from './isItemActive';

describe('an item is active', () => {
  it.each([
    ['itself', {to: '/account/'}, '/fr/account/', true],
    ['itself, slash or not', {to: '/account'}, '/fr/account/', true],
    ['itself, base URL in the target', {to: '/fr/account/'}, '/fr/account/', true],
    ['as a link to another build', {to: 'pathname:///fr/account/'}, '/fr/account/', true],
    ['whatever its search and hash', {to: '/fr/account/?a=1#b'}, '/fr/account/', true],
    ['below it', {to: '/account/'}, '/fr/account/close', true],
    ['below it, not when exact', {to: '/account/', exact: true}, '/fr/account/close', false],
    ['not beside it', {to: '/account'}, '/fr/accounts', false],
    ['home holds nothing', {to: '/'}, '/fr/account/', false],
    ['home is home', {to: '/'}, '/fr/', true],
    ['by its base path', {to: '/x', activeBasePath: '/account'}, '/fr/account/close', true],
    ['by its base path, as far as it goes', {activeBasePath: '/account'}, '/fr/accounts', true],
    ['not beside its base path', {activeBasePath: '/account/'}, '/fr/accounts', false],
    ['by its base path, base URL in it', {activeBasePath: '/fr/account/'}, '/fr/account/', true],
    ['by the root', {activeBasePath: '/'}, '/fr/account/', true],
    ['not by its target then', {to: '/x', activeBasePath: '/account'}, '/fr/x', false],
    ['by its pattern', {to: '/x', activeBaseRegex: '/acc.*'}, '/fr/account/', true],
    ['by its pattern, whatever the case', {activeBaseRegex: '/ACC.*'}, '/fr/account/', true],
    ['by its pattern, from the root', {activeBaseRegex: '^/account'}, '/fr/account/', true],
    ['by its pattern, from the base', {activeBaseRegex: '^/fr/account'}, '/fr/account/', true],
    ['not by the pattern of another', {activeBaseRegex: '^/faq'}, '/fr/account/', false],
    ['as an address', {href: '/fr/account'}, '/fr/account/', true],
    ['not as that of another language', {href: '/account/'}, '/fr/account/', false],
    ['not as the site above it', {href: '/'}, '/fr/', false],
    ['a link elsewhere never', {href: 'https://example.com/fr/'}, '/fr/', false],
  ])('%s', (_case, item, pathname, expected) => {
    expect(isItemActive(item, pathname, '/fr/')).toBe(expected);
  });
});

it('distinguishes pages, whichever address contains the base URL', () => {
  expect(isSamePage('/template', '/fr/template', '/fr/')).toBe(true);
  expect(isSamePage('/template', '/fr/templates', '/fr/')).toBe(false);
  expect(isSamePage(undefined, '/fr/', '/fr/')).toBe(false);
  expect(isSamePage('/fr', '/fr/', '/fr/')).toBe(true);
});
