import {localeNames, locales} from '../../site';

/**
 * The `robots.txt` of the site: engines may read all, and find the sitemap of each language. They
 * ask for it at the root of a host alone.
 *
 * @param siteUrl address of the site, without a trailing slash
 */
export function robotsFile(siteUrl: string): string {
  const sitemaps = localeNames.map(
    (locale) => `Sitemap: ${siteUrl}${locales[locale].baseUrl}sitemap.xml`,
  );
  // What is not to be found says so itself: an engine that may not read a page cannot know.
  return `${['User-agent: *', 'Allow: /', '', ...sitemaps].join('\n')}\n`;
}
