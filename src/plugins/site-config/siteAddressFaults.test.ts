import {expect, it} from 'vitest';
import {assertAddresses} from './assertAddresses';
import {siteAddressFaults} from './siteAddressFaults';

const good = {
  siteUrl: 'https://help.my.site',
  mainSiteUrl: 'https://my.site/product',
  trailingSlash: undefined,
};

it.each([{}, {siteUrl: 'http://localhost:3000'}])('accepts %o', (change) => {
  expect(siteAddressFaults({...good, ...change})).toEqual([]);
});

it.each([
  [{siteUrl: 'help.my.site'}, 'SITE_URL is help.my.site', 'SITE_URL=https://help.my.site, or'],
  [{siteUrl: '"https://my.site"'}, 'SITE_URL is "https', 'SITE_URL=https://my.site, or'],
  [{siteUrl: 'ftp://my.site'}, 'SITE_URL is ftp://my.site', 'SITE_URL=https://my.site, or'],
  [{siteUrl: 'localhost:3000'}, 'SITE_URL is localhost:3000', 'SITE_URL=https://localhost:3000'],
  [
    {siteUrl: 'https:/help.my.site:x'},
    'not the address of a site',
    'SITE_URL=https://help.my-brand.com',
  ],
  [
    {siteUrl: 'https://my.site/help'},
    'at the root of its own host',
    'SITE_URL=https://my.site, or',
  ],
  [
    {siteUrl: 'https://my.site/?a=1'},
    'at the root of its own host',
    'SITE_URL=https://my.site, or',
  ],
  [{siteUrl: ' https://my.site '}, 'would not agree', 'SITE_URL=https://my.site, or'],
  [{siteUrl: 'HTTPS://My.Site:443'}, 'would not agree', 'SITE_URL=https://my.site, or'],
  [{siteUrl: 'https://été.fr'}, 'would not agree', 'SITE_URL=https://xn--t-9fab.fr, or'],
  [{mainSiteUrl: 'https://my.site/a/?b=1'}, 'such as /privacy', '=https://my.site/a, or'],
  [{mainSiteUrl: 'https://my.site '}, 'such as /privacy', 'MAIN_SITE_URL=https://my.site, or'],
  [{mainSiteUrl: 'www.my.site'}, 'MAIN_SITE_URL is www.my.site', '=https://www.my.site, or'],
  [{mainSiteUrl: '//my.site'}, 'MAIN_SITE_URL is //my.site', 'mainSiteUrl in src/site.ts'],
  [{trailingSlash: true}, 'trailingSlash is true', 'Write trailingSlash: undefined'],
  [{trailingSlash: false}, 'trailingSlash is false', '/fr/template and /fr/account/'],
])('reports what is wrong with %o', (change, what, remedy) => {
  const [fault, ...others] = siteAddressFaults({...good, ...change});
  expect(fault).toContain(what);
  expect(fault).toContain(remedy);
  expect(others).toEqual([]);
});

it('throws with all faults at once, without a stack', () => {
  const faulty = {siteUrl: 'my.site', mainSiteUrl: 'my.site', trailingSlash: true};
  expect(() => assertAddresses(faulty)).toThrow(/- SITE_URL.*\n- MAIN_SITE_URL.*\n- trailing/);
  try {
    assertAddresses(faulty);
  } catch (error) {
    expect((error as Error).stack).toBe((error as Error).message);
  }
});
