/**
 * Brand, addresses, locales, versions, links and constants of this help centre. To adopt the site,
 * change this file and the pictures in `static/img/brand/`. It imports nothing. Its values reach
 * readers through docusaurus.config.ts and i18n/fr; browser code must not import it, because it
 * reads the environment of the build.
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
  /** The public search-only key. Never the admin key. */
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
 * Hosted search (Algolia DocSearch) that replaces the built-in one, or `null`. Set it at build time
 * with `ALGOLIA_APP_ID`, `ALGOLIA_SEARCH_KEY` and `ALGOLIA_INDEX`, or here.
 * deploy/search-at-scale.md says from what size it is worth it, and what it implies.
 */
export const hostedSearch = hostedSearchOf(environment);

/** Old addresses of pages, each with its replacement, both without the locale. */
export const redirects: Readonly<Record<string, string>> = {};

/** Heading levels shown in the table of contents. */
export const tocHeadingLevels = {min: 2, max: 3} as const;
