import type {Bilingual} from '../../product/language';
import {type LengthUnit, parseLength} from './parseLength';

/** Units as written in sentences. */
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
 * Guesses the unit of a number that was typed without one and is out of range.
 *
 * @param text what the reader typed
 * @param fits whether a length in centimetres is plausible
 * @param units the units to try, most likely first
 * @returns the first plausible reading; `undefined` when the text has a unit or none fits
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
