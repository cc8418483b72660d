import type {Root} from 'postcss';

/** Browsers' default text size, for which pixel breakpoints were chosen. */
const usualTextPx = 16;

const inEm = (px: number): string => `${px / usualTextPx}em`;

/**
 * Converts width breakpoints from pixels to em, so that they follow the reader's text size (WCAG
 * 1.4.4): with text twice as large, a window gets the layout of half its width, instead of columns
 * that break words. Upstream's breakpoints are whole pixels, so "from 997" becomes "above 996",
 * leaving no gap between layouts at any text size.
 *
 * @param root any style sheet; other media features are left unchanged
 */
export function textBreakpoints(root: Root): void {
  root.walkAtRules('media', (media) => {
    media.params = media.params
      .replace(/\bmin-width:\s*(\d+)px/g, (_, px: string) => `width > ${inEm(Number(px) - 1)}`)
      .replace(/\bmax-width:\s*(\d+)px/g, (_, px: string) => `width <= ${inEm(Number(px))}`)
      .replace(/\bwidth < (\d+)px/g, (_, px: string) => `width <= ${inEm(Number(px) - 1)}`);
  });
}
