import type {Bilingual} from '../../product/language';
import {type LengthUnit, parseLength} from './parseLength';

/** Units as sentences name them. */
const unitNames = {
  m: {en: 'metres', fr: 'mètres'},
  cm: {en: 'centimetres', fr: 'centimètres'},
  mm: {en: 'millimetres', fr: 'millimètres'},
} as const;

export interface SuggestedLength {
  readonly lengthCm: number;
  /** The unit in which it was typed, in the plural. */
  readonly unitName: Bilingual;
}

/**
 * The length that was meant with a number that has no unit written behind it and does not fit.
 *
 * @param text what was typed
 * @param fits whether a length, in centimetres, is one that may have been meant
 * @param units in which it may have been, the likeliest first
 */
export function suggestLength(
  text: string,
  fits: (lengthCm: number) => boolean,
  units: readonly LengthUnit[] = ['cm', 'mm'],
): SuggestedLength | undefined {
  if (!/\d\s*$/.test(text)) return undefined;
  for (const unit of units) {
    const meant = parseLength(text, unit);
    if ('value' in meant && fits(meant.value)) {
      return {lengthCm: meant.value, unitName: unitNames[unit]};
    }
  }
  return undefined;
}
