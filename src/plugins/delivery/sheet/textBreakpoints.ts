import type {Root} from 'postcss';

/** The size of text that breakpoints in pixels were chosen for: what browsers begin with. */
const usualTextPx = 16;

const inEm = (px: number): string => `${px / usualTextPx}em`;

/**
 * Asks for widths of the window in the reader's size of text, not in pixels, as WCAG 1.4.4 wants of
 * a layout: with text twice as large in the settings of the browser, a window shows what one of half
 * its width does, where columns would break words. Upstream's breakpoints are in whole pixels, so
 * "from 997" is "above 996": where one layout ends the other begins, whatever the size of text.
 *
 * @param root any style sheet; what it asks about anything but the width stays as it is
 */
export function textBreakpoints(root: Root): void {
  root.walkAtRules('media', (media) => {
    media.params = media.params
      .replace(/\bmin-width:\s*(\d+)px/g, (_, px: string) => `width > ${inEm(Number(px) - 1)}`)
      .replace(/\bmax-width:\s*(\d+)px/g, (_, px: string) => `width <= ${inEm(Number(px))}`)
      .replace(/\bwidth < (\d+)px/g, (_, px: string) => `width <= ${inEm(Number(px) - 1)}`);
  });
}
