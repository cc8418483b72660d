import {parseUrl} from '../parseUrl';

/** The addresses of the site, and their trailing slash setting. */
export interface Addresses {
  readonly siteUrl: string;
  readonly mainSiteUrl: string;
  readonly trailingSlash: boolean | undefined;
}

/** The environment variable for each address, with the setting it overrides. */
const fields = {SITE_URL: 'siteUrl', MAIN_SITE_URL: 'mainSiteUrl'} as const;
type Variable = keyof typeof fields;

function faultOf(variable: Variable, address: string, what: string, good: string): string {
  return `${variable} is ${address}, ${what}. Build with ${variable}=${good}, or correct ${fields[variable]} in src/site.ts.`;
}

function hostOf(address: string): URL | undefined {
  const url = parseUrl(address);
  return url && /^https?:$/.test(url.protocol) && url.hostname ? url : undefined;
}

/** Reports an address that is not a URL of a host, or lacks only its scheme. */
function schemeFaults(variable: Variable, address: string): string[] {
  if (hostOf(address)) {
    return [];
  }
  // An env file may leave quotes in the value, which a shell would have removed.
  const rest = address.replace(/["']/g, '').replace(/^[a-z]*:?\/+/i, '');
  const good = hostOf(`https://${rest}`) ? `https://${rest}` : 'https://help.my-brand.com';
  const what = 'which is not the address of a site: it must start with https://';
  return [faultOf(variable, address, what, good)];
}

/** Reports anything after the host, or a host not written as in pages and the sitemap. */
function siteFaults(address: string): string[] {
  const url = hostOf(address);
  if (!url || url.origin === address) {
    return [];
  }
  const what =
    url.href === `${url.origin}/`
      ? 'but browsers and search engines write it differently, so pages and the sitemap would not agree'
      : 'but this site must be at the root of its own host';
  return [faultOf('SITE_URL', address, what, url.origin)];
}

/**
 * Pages of the main site are appended to this address, so it must not have a query or a fragment.
 */
function mainSiteFaults(address: string): string[] {
  const url = hostOf(address);
  if (!url || (address.trim() === address && !/[?#]/.test(address))) {
    return [];
  }
  const good = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  const what = 'but paths such as /privacy are added after it';
  return [faultOf('MAIN_SITE_URL', address, what, good)];
}

/**
 * What is wrong with the site's base addresses. Unchecked, the build would fail much later without
 * naming their source, or publish broken links.
 *
 * @returns one sentence per fault: what is wrong, what to do
 */
export function siteAddressFaults({siteUrl, mainSiteUrl, trailingSlash}: Addresses): string[] {
  return [
    ...schemeFaults('SITE_URL', siteUrl),
    ...siteFaults(siteUrl),
    ...schemeFaults('MAIN_SITE_URL', mainSiteUrl),
    ...mainSiteFaults(mainSiteUrl),
    ...(trailingSlash === undefined
      ? []
      : [
          `trailingSlash is ${trailingSlash} in docusaurus.config.ts, but must be undefined: no other setting serves both /fr/template and /fr/account/, and links, redirects and hosts rely on these addresses. Write trailingSlash: undefined.`,
        ]),
  ];
}
