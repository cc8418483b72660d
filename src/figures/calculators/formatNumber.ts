import type {Language} from '../../product/language';
import {centimetresIn, type LengthUnit} from './parseLength';

const noBreakSpace = '\u00a0';
const maxDigits = {mm: 0, cm: 1, m: 2} as const;

/** A number with the decimal sign of the language and no more digits than asked for. */
export function formatNumber(
  value: number,
  language: Language,
  maximumFractionDigits: number,
  minimumFractionDigits = 0,
  useGrouping = true,
): string {
  const format = {maximumFractionDigits, minimumFractionDigits, useGrouping};
  return new Intl.NumberFormat(language, format).format(value);
}

/**
 * A number as `formatNumber` shows it, read back: the rounding of a half is the formatter's own, which
 * is not that of `toFixed`.
 */
export const shownNumber = (value: number, digits: number): number =>
  Number(
    new Intl.NumberFormat('en', {maximumFractionDigits: digits, useGrouping: false}).format(value),
  );

/** A length without its unit: metres with two decimals, centimetres with one where it counts. */
export function formatLengthNumber(
  lengthCm: number,
  unit: LengthUnit,
  language: Language,
  useGrouping = true,
): string {
  const minDigits = unit === 'm' ? 2 : 0;
  const length = lengthCm / centimetresIn[unit];
  return formatNumber(length, language, maxDigits[unit], minDigits, useGrouping);
}

/** The least length that is not written as zero, in centimetres: the last decimal of its unit. */
export const leastLengthCm = (unit: LengthUnit): number =>
  centimetresIn[unit] / 10 ** maxDigits[unit];

/** A length as it is shown, in centimetres: rounded as `formatLength` writes it. */
export const shownLengthCm = (lengthCm: number, unit: LengthUnit): number =>
  shownNumber(lengthCm / centimetresIn[unit], maxDigits[unit]) * centimetresIn[unit];

/**
 * How many decimals show a number exactly, at most two more than usual; failing that, to a half
 * percent.
 */
export function digitsFor(value: number, usual: number): number {
  const miss = (digits: number): number => Math.abs(shownNumber(value, digits) / value - 1);
  const tried = [usual, usual + 1, usual + 2, usual + 3];
  return (
    tried.slice(0, 3).find((digits) => miss(digits) < 1e-9) ??
    tried.find((digits) => miss(digits) <= 0.005) ??
    usual + 3
  );
}

/** A length with its unit: `7,80 m`, `17,5 cm` in French. */
export const formatLength = (lengthCm: number, unit: LengthUnit, language: Language): string =>
  `${formatLengthNumber(lengthCm, unit, language)}${noBreakSpace}${unit}`;
