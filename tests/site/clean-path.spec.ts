import {expect, test} from '../keptPage';

const cases = [
  ['/fr/template.html', '/fr/template'],
  ['/fr/template/index.html', '/fr/template'],
  ['/fr/account/index.html', '/fr/account/'],
  ['/fr/account.html', '/fr/account/'],
  ['/fr/index.html', '/fr/'],
  ['/index.html', '/'],
  ['/fr', '/fr/'],
  ['/2024/index.html', '/2024/'],
] as const;

for (const [asked, clean] of cases) {
  test(`${asked} leads to ${clean}, in the address bar too`, async ({page}) => {
    await page.goto(`${asked}?a=%20b#top`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const {pathname, search, hash} = new URL(page.url());
    expect({pathname, search, hash}).toEqual({pathname: clean, search: '?a=%20b', hash: '#top'});
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${clean}$`),
    );
  });
}
