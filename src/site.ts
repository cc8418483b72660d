/**
 * Who publishes this help centre and where: brand, addresses, locales, versions, links, constants.
 * To adopt the site, change this file and the pictures in `static/img/brand/`. Imports nothing.
 * Browser code gets these values through docusaurus.config.ts and i18n/fr, never from here:
 * browsers lack the build's environment variables.
 */

const {env: environment} = process;

/**
 * Address of this help centre, without a trailing slash. Overridden by `SITE_URL` at build time.
 */
export const siteUrl = (environment.SITE_URL || 'https://help.example.com').replace(/\/+$/, '');

/** Address of the product's main site, without a trailing slash. Overridden by `MAIN_SITE_URL`. */
export const mainSiteUrl = (environment.MAIN_SITE_URL || 'https://www.example.com').replace(
  /\/+$/,
  '',
);

export const brand = {
  name: 'Espace 3D',
  siteTitle: {en: 'Espace 3D Help', fr: 'Aide Espace 3D'},
  tagline: {
    en: 'Help for the 3D home and floor-plan design tool',
    fr: 'L’aide du logiciel de plans et d’aménagement de maisons en 3D',
  },
  copyrightYear: 2025,
} as const;

interface LocaleFacts {
  readonly label: string;
  readonly htmlLang: string;
  readonly baseUrl: string;
}

/** Locales in menu order; the first is served without a prefix. */
export const locales = {
  en: {label: 'English', htmlLang: 'en', baseUrl: '/'},
  fr: {label: 'Français', htmlLang: 'fr', baseUrl: '/fr/'},
} as const satisfies Readonly<Record<string, LocaleFacts>>;

export type Locale = keyof typeof locales;
export const defaultLocale: Locale = 'en';
export const localeNames = Object.keys(locales) as readonly Locale[];

interface Version {
  readonly label: string;
  readonly path: string;
}

/** The released versions, newest first; the current one has no path of its own. */
export const versions: {readonly current: Version; readonly archived: readonly Version[]} = {
  current: {label: '2025', path: ''},
  archived: [{label: '2024', path: '2024'}],
};

/** Pages of the main site that the shell links to. */
export const mainSiteLinks = {
  home: `${mainSiteUrl}/`,
  privacy: `${mainSiteUrl}/privacy`,
  terms: `${mainSiteUrl}/terms`,
  contact: `${mainSiteUrl}/contact`,
} as const;

/**
 * The announcement bar, or `null` to switch it off. Changing `id` shows it again to readers who
 * closed it. The build checks the contrast of the colours (4.5:1).
 */
export const announcement: {
  readonly id: string;
  readonly content: Readonly<Record<Locale, string>>;
  readonly isCloseable: boolean;
  readonly backgroundColor: string;
  readonly textColor: string;
} | null = null;

interface HostedSearch {
  readonly appId: string;
  /** The search key, which is public. Never use the admin key. */
  readonly apiKey: string;
  readonly indexName: string;
}

function hostedSearchOf({
  ALGOLIA_APP_ID: appId,
  ALGOLIA_SEARCH_KEY: apiKey,
  ALGOLIA_INDEX: indexName,
}: typeof environment): HostedSearch | null {
  return appId && apiKey && indexName ? {appId, apiKey, indexName} : null;
}

/**
 * A hosted search (Algolia DocSearch) instead of the site's own, or `null`. Set by
 * `ALGOLIA_APP_ID`, `ALGOLIA_SEARCH_KEY` and `ALGOLIA_INDEX` at build time, or here;
 * deploy/search-at-scale.md says for which size it is worthwhile and what it entails.
 */
export const hostedSearch = hostedSearchOf(environment);

/** Old addresses of pages, each with its replacement, both without the locale. */
export const redirects: Readonly<Record<string, string>> = {};

/** Heading levels shown in the table of contents. */
export const tocHeadingLevels = {min: 2, max: 3} as const;
