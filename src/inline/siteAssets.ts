/**
 * Addresses of the site's style sheet and scripts, in the order in which they load, separated by
 * spaces. Read from the page, so that one hash in the policy serves the inline scripts of all pages.
 */
export function siteAssets(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=site-assets]')?.content ?? '';
}
