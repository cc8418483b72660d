import type {AnnouncementConfig} from './announcementFaults';

/**
 * The announcement bar's colours as a style sheet: a strict style policy refuses them in a `style`
 * attribute, and a script would set them too late.
 *
 * @param bar `themeConfig.announcementBar`
 */
export function announcementStyle({backgroundColor, textColor}: AnnouncementConfig): string {
  return backgroundColor && textColor
    ? `:root{--site-announcement-background:${backgroundColor};--site-announcement-text:${textColor}}\n`
    : '';
}
