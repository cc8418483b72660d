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
 * What is wrong with the colours of the announcement bar, and what to do: one without the other, one
 * that cannot be checked, or too little contrast (WCAG 2.2, 1.4.3).
 */
export function colorFault({backgroundColor, textColor}: AnnouncementConfig) {
  if (backgroundColor === undefined && textColor === undefined) {
    return undefined;
  }
  if (backgroundColor === undefined || textColor === undefined) {
    return {
      what: 'one colour of two.',
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
 * The same, as the refusal of a configuration says it.
 *
 * @param bar `themeConfig.announcementBar`
 * @returns one sentence a fault: place, value, fault, remedy
 */
export function announcementFaults(bar: AnnouncementConfig): string[] {
  const fault = colorFault(bar);
  return fault ? [`announcementBar: ${fault.what} ${fault.remedy}`] : [];
}
