import {contrast} from '../../css/contrast';

export interface AnnouncementConfig {
  readonly id?: string;
  readonly backgroundColor?: string;
  readonly textColor?: string;
}

const minimumContrast = 4.5;

/** Expands `#abc` to `#aabbcc`; `undefined` for colours that cannot be checked. */
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
 * What is wrong with the colours of the announcement bar, and how to fix it: only one is given, one
 * is not checkable, or the contrast is too low (WCAG 2.2, 1.4.3).
 */
export function colorFault({backgroundColor, textColor}: AnnouncementConfig) {
  if (backgroundColor === undefined && textColor === undefined) {
    return undefined;
  }
  if (backgroundColor === undefined || textColor === undefined) {
    return {
      what: 'only one of the two colours is set.',
      remedy: 'Set both "backgroundColor" and "textColor", or neither.',
    };
  }
  const [ground, text] = [fullHex(backgroundColor), fullHex(textColor)];
  if (!ground || !text) {
    const color = ground ? textColor : backgroundColor;
    return {
      what: `the contrast of "${color}" cannot be computed.`,
      remedy: 'Write colours as #rrggbb.',
    };
  }
  const ratio = contrast(ground, text);
  return ratio >= minimumContrast
    ? undefined
    : {
        what: `${textColor} on ${backgroundColor} has a contrast of ${ratio.toFixed(2)}:1, and text needs ${minimumContrast}:1.`,
        remedy: 'Choose a darker or a lighter colour (src/site.ts, announcement).',
      };
}

/**
 * The same as sentences, for the error that refuses a configuration.
 *
 * @param bar `themeConfig.announcementBar`
 * @returns one sentence per fault: place, value, fault, remedy
 */
export function announcementFaults(bar: AnnouncementConfig): string[] {
  const fault = colorFault(bar);
  return fault ? [`announcementBar: ${fault.what} ${fault.remedy}`] : [];
}
