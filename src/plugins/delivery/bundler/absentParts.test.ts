import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {absentParts, siteFeatures} from './absentParts';

const themeConfig = {navbar: {items: [{type: 'search'}]}};

/** The features of a site whose page and version have none of them, except those given. */
function featuresOf(doc: object, version: object, theme: object = themeConfig) {
  const plain = {docs: [{tags: []}], sidebars: {plain: []}};
  const given = {...plain, docs: [{tags: []}, {tags: [], ...doc}], ...version};
  const content = {loadedVersions: [plain, given]};
  const allContent = {
    'docusaurus-plugin-content-docs': {default: content},
  } as unknown as AllContent;
  return siteFeatures(allContent, theme);
}

function partsOf(doc: object, version: object = {badge: false}, theme: object = themeConfig) {
  return absentParts(featuresOf(doc, version, theme));
}

function partsWithItems(...items: object[]) {
  return partsOf({}, {badge: false}, {...themeConfig, navbar: {items}});
}

describe('absentParts', () => {
  it('leaves out components that no page shows', () => {
    expect(partsOf({})).toEqual([
      '@theme/DocRoot/Layout/Sidebar/ExpandButton',
      '@theme/DocItem/Footer',
      '@theme/ContentVisibility',
      '@theme/DocVersionBadge',
      '@theme/SearchMetadata',
      '@theme/AnnouncementBar',
      '@theme/Footer/Logo',
      '@theme/DocSidebarItem/Html',
      '@theme/NavbarItem/HtmlNavbarItem',
      '@theme/NavbarItem/DocNavbarItem',
      '@theme/NavbarItem/DocsVersionNavbarItem',
    ]);
  });

  it.each([
    ['@theme/DocItem/Footer', partsOf({editUrl: 'https://example.com/page'})],
    ['@theme/DocItem/Footer', partsOf({lastUpdatedAt: 1})],
    ['@theme/DocItem/Footer', partsOf({tags: [{label: 'walls'}]})],
    ['@theme/ContentVisibility', partsOf({unlisted: true})],
    ['@theme/DocVersionBadge', partsOf({}, {badge: true})],
    ['@theme/SearchMetadata', partsOf({}, {badge: false}, {...themeConfig, algolia: {}})],
    [
      '@theme/AnnouncementBar',
      partsOf({}, {badge: false}, {...themeConfig, announcementBar: {content: 'New'}}),
    ],
    [
      '@theme/Footer/Logo',
      partsOf({}, {badge: false}, {...themeConfig, footer: {logo: {src: 'logo.svg'}}}),
    ],
    [
      '@theme/DocSidebarItem/Html',
      partsOf({}, {sidebars: {main: [{type: 'category', items: [{type: 'html'}]}]}}),
    ],
    ['@theme/NavbarItem/HtmlNavbarItem', partsWithItems({type: 'html'})],
    ['@theme/NavbarItem/DocNavbarItem', partsWithItems({items: [{type: 'doc'}]})],
    ['@theme/NavbarItem/DocsVersionNavbarItem', partsWithItems({type: 'docsVersion'})],
    [
      '@theme/NavbarItem/HtmlNavbarItem',
      partsWithItems({type: 'localeDropdown', dropdownItemsBefore: [{type: 'html'}]}),
    ],
    [
      '@theme/NavbarItem/DocNavbarItem',
      partsWithItems({type: 'docsVersionDropdown', dropdownItemsAfter: [{type: 'doc'}]}),
    ],
  ])('keeps %s as soon as a page shows it', (part, absent) => {
    expect(absent).not.toContain(part);
  });
});

describe('siteFeatures', () => {
  const group = (link: object | undefined, items: object[] = []) => ({
    type: 'category',
    link,
    items,
  });

  it('detects tags', () => {
    expect(featuresOf({tags: [{label: 'walls'}]}, {}).hasTags).toBe(true);
    expect(featuresOf({}, {}).hasTags).toBe(false);
  });

  it('detects generated lists of pages at any depth', () => {
    const list = group({type: 'generated-index'});
    const page = group({type: 'doc', id: 'faq'}, [{type: 'doc', id: 'walls'}]);
    const hasDocCards = (...items: object[]): boolean =>
      featuresOf({}, {sidebars: {plain: [], main: items}}).hasDocCards;
    expect(hasDocCards(page)).toBe(false);
    expect(hasDocCards(page, list)).toBe(true);
    expect(hasDocCards(page, group(undefined, [group(undefined, [list])]))).toBe(true);
  });
});
