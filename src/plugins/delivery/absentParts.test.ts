import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {absentParts, siteFeatures} from './absentParts';

const themeConfig = {docs: {sidebar: {hideable: false}}};

function partsOf(doc: object, version: object = {badge: false}, theme: object = themeConfig) {
  const content = {loadedVersions: [{docs: [{tags: [], ...doc}], ...version}]};
  const allContent = {
    'docusaurus-plugin-content-docs': {default: content},
  } as unknown as AllContent;
  return absentParts(siteFeatures(allContent, theme));
}

describe('absentParts', () => {
  it('leaves out what no page shows', () => {
    expect(partsOf({})).toEqual([
      '@theme/DocItem/Footer',
      '@theme/ContentVisibility',
      '@theme/DocVersionBadge',
      '@theme/DocSidebar/Desktop/CollapseButton',
      '@theme/DocRoot/Layout/Sidebar/ExpandButton',
      '@theme/SearchMetadata',
    ]);
  });

  it.each([
    ['@theme/DocItem/Footer', partsOf({editUrl: 'https://example.com/page'})],
    ['@theme/DocItem/Footer', partsOf({lastUpdatedAt: 1})],
    ['@theme/DocItem/Footer', partsOf({tags: [{label: 'walls'}]})],
    ['@theme/ContentVisibility', partsOf({unlisted: true})],
    ['@theme/DocVersionBadge', partsOf({}, {badge: true})],
    [
      '@theme/DocSidebar/Desktop/CollapseButton',
      partsOf({}, {badge: false}, {docs: {sidebar: {hideable: true}}}),
    ],
    ['@theme/SearchMetadata', partsOf({}, {badge: false}, {...themeConfig, algolia: {}})],
  ])('keeps %s as soon as something shows it', (part, absent) => {
    expect(absent).not.toContain(part);
  });
});
