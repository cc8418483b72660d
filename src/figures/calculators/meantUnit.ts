import {parseLength} from './parseLength';

/** The units below the metre, as sentences name them. */
export const smallUnits = {
  cm: {en: 'centimetres', fr: 'centimètres'},
  mm: {en: 'millimetres', fr: 'millimètres'},
} as const;

/**
 * The unit that was meant with a number that has none written behind it.
 *
 * @param text what was typed
 * @param fits whether a length, in centimetres, is one that may have been meant
 */
export function meantUnit(
  text: string,
  fits: (lengthCm: number) => boolean,
): keyof typeof smallUnits | undefined {
  if (!/\d\s*$/.test(text)) return undefined;
  return (['cm', 'mm'] as const).find((unit) => {
    const meant = parseLength(text, unit);
    return 'value' in meant && fits(meant.value);
  });
}
