import {contrast} from '../../css/contrast';

export interface AnnouncementConfig {
  readonly id?: string;
  readonly content?: string;
  readonly backgroundColor?: string;
  readonly textColor?: string;
}

const minimumContrast = 4.5;

/** `#abc` and `#aabbcc` as `#aabbcc`; anything else is not a colour that can be checked. */
function fullHex(color: string): string | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  if (short) {
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  }
  return /^#[0-9a-f]{6}$/i.test(color) ? color : undefined;
}

/**
 * What is wrong with the announcement bar: one colour without the other, a colour that cannot be
 * checked, or too little contrast (WCAG 2.2, 1.4.3).
 *
 * @param bar `themeConfig.announcementBar`
 * @returns one sentence a fault: place, value, fault, remedy
 */
export function announcementFaults({backgroundColor, textColor}: AnnouncementConfig): string[] {
  if (backgroundColor === undefined && textColor === undefined) {
    return [];
  }
  if (backgroundColor === undefined || textColor === undefined) {
    return [
      'announcementBar: one colour of two. Set both "backgroundColor" and "textColor", or neither.',
    ];
  }
  const [ground, text] = [fullHex(backgroundColor), fullHex(textColor)];
  if (!ground || !text) {
    const color = ground ? textColor : backgroundColor;
    return [
      `announcementBar: the contrast of "${color}" cannot be computed. Write colours as #rrggbb.`,
    ];
  }
  const ratio = contrast(ground, text);
  return ratio >= minimumContrast
    ? []
    : [
        `announcementBar: ${textColor} on ${backgroundColor} has a contrast of ${ratio.toFixed(2)}:1, and text needs ${minimumContrast}:1. Choose a darker or a lighter colour (src/site.ts, announcement).`,
      ];
}
