import type {Language} from '../../product/language';
import {centimetresIn, type LengthUnit} from './parseLength';

const noBreakSpace = '\u00a0';
const maxDigits = {mm: 0, cm: 1, m: 2} as const;

/** Formats a number in the language of the page, with at most `maximumFractionDigits` decimals. */
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
 * The value that `formatNumber` displays. It formats and parses back, because Intl rounds halves
 * differently from `toFixed`.
 */
export const shownNumber = (value: number, digits: number): number =>
  Number(
    new Intl.NumberFormat('en', {maximumFractionDigits: digits, useGrouping: false}).format(value),
  );

/** Formats a length without its unit: metres with two decimals, centimetres with one if needed. */
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

/**
 * The smallest length that is not displayed as zero, in centimetres: one in the last decimal of its
 * unit.
 */
export const leastLengthCm = (unit: LengthUnit): number =>
  centimetresIn[unit] / 10 ** maxDigits[unit];

/** A length in centimetres, rounded as `formatLength` displays it. */
export const shownLengthCm = (lengthCm: number, unit: LengthUnit): number =>
  shownNumber(lengthCm / centimetresIn[unit], maxDigits[unit]) * centimetresIn[unit];

/**
 * The number of decimals that shows a value exactly, up to two more than usual; failing that, the
 * number that shows it to within half a percent.
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

/** Formats a length with its unit: `7,80 m`, `17,5 cm` in French. */
export const formatLength = (lengthCm: number, unit: LengthUnit, language: Language): string =>
  `${formatLengthNumber(lengthCm, unit, language)}${noBreakSpace}${unit}`;
