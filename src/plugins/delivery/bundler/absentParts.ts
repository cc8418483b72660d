import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';
import type {AllContent} from '@docusaurus/types';
import {nestedFields} from '../../shell-config/nestedFields';

/** Features of the site that decide whether a part of the theme is ever shown. */
export interface SiteFeatures {
  readonly hasDocFooter: boolean;
  readonly hasTags: boolean;
  readonly hasHiddenDocs: boolean;
  readonly hasVersionBadge: boolean;
  readonly hasHostedSearch: boolean;
  readonly hasAnnouncement: boolean;
  /** Types of the navbar items, dropdown items included, as written in the configuration. */
  readonly navbarItems: ReadonlySet<string | undefined>;
  readonly hasFooterLogo: boolean;
  /** A sidebar has an item of type `html`. */
  readonly hasSidebarHtml: boolean;
  /** A generated category index lists pages with their descriptions. */
  readonly hasDocCards: boolean;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

function itemsIn(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => [item, ...(item.type === 'category' ? itemsIn(item.items) : [])]);
}

function typesOf(items: readonly NavbarItem[]): (string | undefined)[] {
  return items.flatMap((item) => [
    item.type,
    ...nestedFields.flatMap((field) => {
      const nested = item[field];
      return Array.isArray(nested) ? typesOf(nested) : [];
    }),
  ]);
}

/** Derives from the content and the theme configuration what pages can show. */
export function siteFeatures(allContent: AllContent, themeConfig: unknown): SiteFeatures {
  const {algolia, announcementBar, footer, navbar} = themeConfig as ThemeConfig & {
    algolia?: unknown;
  };
  const versions = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    (content) => (content as LoadedContent).loadedVersions,
  );
  const pages = versions.flatMap((version) => version.docs);
  const sidebarItems = itemsIn(versions.flatMap(({sidebars}) => Object.values(sidebars).flat()));
  const hasTags = pages.some(({tags}) => tags.length > 0);
  return {
    hasDocFooter: hasTags || pages.some((page) => page.editUrl || page.lastUpdatedAt),
    hasTags,
    hasHiddenDocs: pages.some(({draft, unlisted}) => draft || unlisted),
    hasVersionBadge: versions.some(({badge}) => badge),
    hasHostedSearch: Boolean(algolia),
    hasAnnouncement: Boolean(announcementBar),
    navbarItems: new Set(typesOf(navbar.items)),
    hasFooterLogo: Boolean(footer?.logo),
    hasSidebarHtml: sidebarItems.some(({type}) => type === 'html'),
    hasDocCards: sidebarItems.some(
      (item) => item.type === 'category' && item.link?.type === 'generated-index',
    ),
  };
}

/** Theme components used by a single item type, by that type. */
const navbarParts = {
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
} as const;

/**
 * Parts of the theme that no page shows but every page would download.
 *
 * @returns names as the theme imports them, `@theme/…`
 */
export function absentParts(features: SiteFeatures): readonly string[] {
  return [
    // For collapsible sidebars, which shell-config refuses.
    '@theme/DocRoot/Layout/Sidebar/ExpandButton',
    ...(features.hasDocFooter ? [] : ['@theme/DocItem/Footer']),
    ...(features.hasHiddenDocs ? [] : ['@theme/ContentVisibility']),
    ...(features.hasVersionBadge ? [] : ['@theme/DocVersionBadge']),
    ...(features.hasHostedSearch ? [] : ['@theme/SearchMetadata']),
    ...(features.hasAnnouncement ? [] : ['@theme/AnnouncementBar']),
    ...(features.hasFooterLogo ? [] : ['@theme/Footer/Logo']),
    ...(features.hasSidebarHtml ? [] : ['@theme/DocSidebarItem/Html']),
    ...Object.entries(navbarParts)
      .filter(([type]) => !features.navbarItems.has(type))
      .map(([, part]) => `@theme/NavbarItem/${part}`),
  ];
}
