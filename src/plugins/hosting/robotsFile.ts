import {localeNames, locales} from '../../site';

/**
 * The site's `robots.txt`: everything may be crawled, and each language has a sitemap. Crawlers
 * request it at the root of a host only.
 *
 * @param siteUrl address of the site, without a trailing slash
 */
export function robotsFile(siteUrl: string): string {
  const sitemaps = localeNames.map(
    (locale) => `Sitemap: ${siteUrl}${locales[locale].baseUrl}sitemap.xml`,
  );
  // No Disallow: pages excluded from search say so by `noindex`, which a crawler must be able to
  // read.
  return `${['User-agent: *', 'Allow: /', '', ...sitemaps].join('\n')}\n`;
}
