import type {AnnouncementConfig} from './announcementFaults';

/**
 * The colours of the announcement bar as a stylesheet: a strict style policy refuses them in a
 * `style` attribute, and set by a script they would come late.
 *
 * @param bar `themeConfig.announcementBar`
 */
export function announcementStyle({backgroundColor, textColor}: AnnouncementConfig): string {
  return backgroundColor && textColor
    ? `:root{--site-announcement-background:${backgroundColor};--site-announcement-text:${textColor}}\n`
    : '';
}
