import {type NumberFault, parseNumber} from './parseNumber';

/** Centimetres in each unit that a reader may write. */
const centimetresIn = {mm: 0.1, cm: 1, m: 100} as const;

export type LengthUnit = keyof typeof centimetresIn;

/**
 * Reads a length: `4,50`, `4.50 m`, `450 cm`, `4500mm`.
 *
 * @param unit of a number that has none written behind it
 * @returns centimetres, or what is wrong with the text
 */
export function parseLength(
  text: string,
  unit: LengthUnit,
): {readonly value: number} | {readonly fault: NumberFault} {
  const [, digits = '', written] = /^(.*?)\s*(mm|cm|m)?\s*$/is.exec(text) ?? [];
  const parsed = parseNumber(digits);
  if ('fault' in parsed) return parsed;
  const factor = centimetresIn[(written?.toLowerCase() ?? unit) as LengthUnit];
  // To a thousandth of a millimetre: binary fractions stay out of sight.
  return {value: Math.round(parsed.value * factor * 1e4) / 1e4};
}

/** Reads a scale: `1/100`, `1:100` or `100`. The value is what stands below the line. */
export function parseScale(text: string): {readonly value: number} | {readonly fault: NumberFault} {
  return parseNumber(text.replace(/^\s*1\s*[/:]/, ''));
}
