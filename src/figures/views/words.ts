import type {Language} from '../../product/language';

const noBreakSpace = '\u00a0';

/**
 * A number in the format of the language, with a proper minus sign and a maximum and minimum number
 * of decimals.
 */
export const decimal = (
  value: number,
  language: Language,
  maximumFractionDigits: number,
  minimumFractionDigits = 0,
): string =>
  new Intl.NumberFormat(language, {maximumFractionDigits, minimumFractionDigits})
    .format(value)
    .replace('-', '−');

/** A length in metres without the unit, for use beside a separate unit: `7,80` in French. */
export const metreNumber = (lengthCm: number, language: Language): string =>
  decimal(lengthCm / 100, language, 2, 2);

/** A length as the plan displays it: metres, two decimals. `7,80 m` in French. */
export const metres = (lengthCm: number, language: Language): string =>
  `${metreNumber(lengthCm, language)}${noBreakSpace}m`;

/** A short length in whole centimetres, with its unit. */
export const centimetres = (lengthCm: number, language: Language): string =>
  `${decimal(lengthCm, language, 0)}${noBreakSpace}cm`;

/** A range of short lengths: `1 à 2 cm` in French. */
export const centimetreRange = (
  {minCm, maxCm}: {readonly minCm: number; readonly maxCm: number},
  language: Language,
): string =>
  [minCm, {en: 'to', fr: 'à'}[language], centimetres(maxCm, language)].join(noBreakSpace);

/** An area as the plan displays it: square metres, two decimals. */
export const squareMetres = (areaM2: number, language: Language): string =>
  `${decimal(areaM2, language, 2, 2)}${noBreakSpace}m²`;

/** A percentage to one decimal, with the no-break space that French puts before the sign. */
export const percent = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, {style: 'percent', maximumFractionDigits: 1})
    .format(value / 100)
    .replace(/\s%/, `${noBreakSpace}%`);
