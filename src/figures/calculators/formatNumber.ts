import type {Language} from '../../product/language';
import type {LengthUnit} from './parseLength';

const noBreakSpace = '\u00a0';
const centimetresIn = {mm: 0.1, cm: 1, m: 100} as const;
const maxDigits = {mm: 0, cm: 1, m: 2} as const;

/** A number with the decimal sign of the language and no more digits than asked for. */
export function formatNumber(
  value: number,
  language: Language,
  maximumFractionDigits: number,
  minimumFractionDigits = 0,
): string {
  return new Intl.NumberFormat(language, {maximumFractionDigits, minimumFractionDigits}).format(
    value,
  );
}

/** A length without its unit: metres with two decimals, centimetres with one where it counts. */
export function formatLengthNumber(lengthCm: number, unit: LengthUnit, language: Language): string {
  const minDigits = unit === 'm' ? 2 : 0;
  return formatNumber(lengthCm / centimetresIn[unit], language, maxDigits[unit], minDigits);
}

/** A length with its unit: `7,80 m`, `17,5 cm` in French. */
export const formatLength = (lengthCm: number, unit: LengthUnit, language: Language): string =>
  `${formatLengthNumber(lengthCm, unit, language)}${noBreakSpace}${unit}`;
