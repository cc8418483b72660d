/** Where the site lives, and how its addresses end. */
export interface Addresses {
  readonly siteUrl: string;
  readonly mainSiteUrl: string;
  readonly trailingSlash: boolean | undefined;
}

function hostOf(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.hostname ? url : undefined;
}

/** What is no address of a host, or lacks only the start of one. */
function schemeFaults(variable: string, field: string, address: string): string[] {
  if (hostOf(address)) {
    return [];
  }
  const rest = address.replace(/^[a-z]*:?\/+/i, '');
  const written = hostOf(`https://${rest}`) ? `https://${rest}` : 'https://help.my-brand.com';
  return [
    `${variable} is ${address}, which is no address of a site: it starts with https://. Build with ${variable}=${written}, or correct ${field} in src/site.ts.`,
  ];
}

function pathFaults(address: string): string[] {
  const url = hostOf(address);
  return url && url.href !== `${url.origin}/`
    ? [
        `SITE_URL is ${address}, and this site stands at the root of a host of its own. Build with SITE_URL=${url.origin}, or correct siteUrl in src/site.ts.`,
      ]
    : [];
}

/**
 * What is wrong with the addresses that the whole site is built on: the build would stop much later,
 * without a word of where they come from, or publish links that lead nowhere.
 *
 * @returns one sentence a fault: what is wrong, what to do
 */
export function addressFaults({siteUrl, mainSiteUrl, trailingSlash}: Addresses): string[] {
  return [
    ...schemeFaults('SITE_URL', 'siteUrl', siteUrl),
    ...pathFaults(siteUrl),
    ...schemeFaults('MAIN_SITE_URL', 'mainSiteUrl', mainSiteUrl),
    ...(trailingSlash === undefined
      ? []
      : [
          `trailingSlash is ${trailingSlash} in docusaurus.config.ts, and has to be undefined: no other setting serves both /fr/template and /fr/account/, and links, redirects and hosts rely on these addresses. Write trailingSlash: undefined.`,
        ]),
  ];
}
