import type {Bilingual} from '../../product/language';
import {parseLength} from './parseLength';

/** The units below the metre, as sentences name them. */
const smallUnits = {
  cm: {en: 'centimetres', fr: 'centimètres'},
  mm: {en: 'millimetres', fr: 'millimètres'},
} as const;

export interface MeantLength {
  readonly lengthCm: number;
  /** The unit in which it was typed, in the plural. */
  readonly unitName: Bilingual;
}

/**
 * The length that was meant with a number that has no unit written behind it and does not fit.
 *
 * @param text what was typed
 * @param fits whether a length, in centimetres, is one that may have been meant
 */
export function meantLength(
  text: string,
  fits: (lengthCm: number) => boolean,
): MeantLength | undefined {
  if (!/\d\s*$/.test(text)) return undefined;
  for (const unit of ['cm', 'mm'] as const) {
    const meant = parseLength(text, unit);
    if ('value' in meant && fits(meant.value)) {
      return {lengthCm: meant.value, unitName: smallUnits[unit]};
    }
  }
  return undefined;
}
