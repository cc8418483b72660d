import type {DocusaurusConfig} from '@docusaurus/types';

/** The part of the configuration that sets the base URL of each locale. */
export type Addresses = Pick<DocusaurusConfig['i18n'], 'defaultLocale' | 'localeConfigs'>;

const ownHost = 'The site must be at the root of its own host, such as help.my-brand.com.';

function localeFaults(locale: string, baseUrl: string, isDefault: boolean): string[] {
  const setting = `locales.${locale}.baseUrl is "${baseUrl}"`;
  if (isDefault) {
    return baseUrl === '/'
      ? []
      : [
          `${setting}, but the site cannot be built for a subfolder. ${ownHost} Write '/', and name that host in siteUrl.`,
        ];
  }
  return /^\/[\w-]+\/$/.test(baseUrl)
    ? []
    : [
        `${setting}, which is not a folder at the root of the host. Write '/${locale}/', with both slashes.`,
      ];
}

function sharedFaults(baseUrls: readonly (readonly [locale: string, baseUrl: string])[]): string[] {
  return baseUrls.flatMap(([locale, baseUrl], index) => {
    const other = baseUrls.slice(0, index).find(([, taken]) => taken === baseUrl);
    return other
      ? [
          `locales.${locale}.baseUrl is "${baseUrl}", the same as that of ${other[0]}. Give each language a folder of its own.`,
        ]
      : [];
  });
}

/**
 * Unsupported base URLs: styles, search, redirects and host files assume the root of a host, with
 * the default language at `/` and each other language in a folder of it.
 *
 * @param i18n of the configuration, as written
 * @returns one sentence per fault: setting of src/site.ts, fault, remedy
 */
export function baseUrlFaults({defaultLocale, localeConfigs}: Addresses): string[] {
  const baseUrls = Object.entries(localeConfigs).flatMap(([locale, {baseUrl}]) =>
    baseUrl === undefined ? [] : [[locale, baseUrl] as const],
  );
  const faults = [
    ...baseUrls.flatMap(([locale, baseUrl]) =>
      localeFaults(locale, baseUrl, locale === defaultLocale),
    ),
    ...sharedFaults(baseUrls),
  ];
  return faults.map((fault) => `src/site.ts: ${fault}`);
}
