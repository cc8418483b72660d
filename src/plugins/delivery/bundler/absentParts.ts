import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';
import type {AllContent} from '@docusaurus/types';
import {nestedFields} from '../../shell-config/nestedFields';

/** What decides whether a part of the theme can ever show. */
export interface SiteFeatures {
  readonly hasDocFooter: boolean;
  readonly hasTags: boolean;
  readonly hasHiddenDocs: boolean;
  readonly hasVersionBadge: boolean;
  readonly hasHostedSearch: boolean;
  readonly hasAnnouncement: boolean;
  /** Types of the items in the bar, also in its menus, as the configuration names them. */
  readonly navbarItems: ReadonlySet<string | undefined>;
  readonly hasFooterLogo: boolean;
  /** Among the pages of a sidebar stands something that its configuration has as HTML. */
  readonly hasSidebarHtml: boolean;
  /** A page of a group that Docusaurus makes lists the group's pages with their descriptions. */
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

/** Reads from the content and the theme configuration what pages of this site can show. */
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

/** Those that are of no use to other items, by the type that shows them. */
const navbarParts = {
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
} as const;

/**
 * Parts of the theme that no page shows, though every page would load them.
 *
 * @returns names as the theme imports them, `@theme/…`
 */
export function absentParts(features: SiteFeatures): readonly string[] {
  return [
    // What would hide the sidebar, which shell-config refuses.
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
