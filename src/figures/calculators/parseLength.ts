import {type NumberFault, parseNumber} from './parseNumber';

/** Centimetres in each unit that a reader may write. */
export const centimetresIn = {mm: 0.1, cm: 1, m: 100} as const;

export type LengthUnit = keyof typeof centimetresIn;

/** The unit of what is written behind a number, by how it starts. */
function unitOf(written: string): LengthUnit {
  const start = written.toLowerCase();
  if (start.startsWith('c')) return 'cm';
  return start === 'mm' || start.startsWith('mi') ? 'mm' : 'm';
}

/** As it is meant: in composed letters, without the marks nobody sees that come along when pasted. */
const meant = (text: string): string =>
  text
    .normalize()
    .replace(/\p{Cf}/gu, '')
    .trim();

/**
 * Reads a length: `4,50`, `4.50 m`, `450 cm`, `4500mm`, `4,50 mètres`, and `4 m 50` or `4 mètres 50` as
 * on building sites. A point may follow the unit: phones set one for two spaces.
 *
 * @param unit of a number that has none written behind it
 * @returns centimetres, or what is wrong with the text
 */
export function parseLength(
  text: string,
  unit: LengthUnit,
): {readonly value: number} | {readonly fault: NumberFault} {
  const typed = meant(text);
  const [, metres, centimetres] =
    /^(\d+)\s*m(?:[èe]t(?:re|er)s?)?\s*(\d\d)(?:\s*c(?:m|entim[èe]t(?:re|er)s?))?$/i.exec(typed) ??
    [];
  if (metres && centimetres) return {value: Number(metres) * 100 + Number(centimetres)};
  const [written] = /(?:(?:centi|milli)?m[èe]t(?:re|er)s?|mm|cm|m)\.?$/i.exec(typed) ?? [];
  const parsed = parseNumber(written ? typed.slice(0, -written.length) : typed);
  if ('fault' in parsed) return parsed;
  const factor = centimetresIn[written ? unitOf(written) : unit];
  const lengthCm = parsed.value * factor;
  // To a thousandth of a millimetre: binary fractions stay out of sight. What is less is no zero.
  return {value: Math.round(lengthCm * 1e4) / 1e4 || lengthCm};
}

/** Thousands with a sign between them: what stands below the line of a scale has no such decimals. */
const thousands = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)$/;

/**
 * Reads a scale: `1/100`, `1:100` or `100`, `au 1/100e` or `échelle 1/100` as the French say it, and
 * `1/1,000` or `1/1.000`. The value is what stands below the line.
 */
export function parseScale(text: string): {readonly value: number} | {readonly fault: NumberFault} {
  const below = meant(text)
    .replace(/^(?:[ée]chelle(?:\s+de)?|scale(?:\s+of)?)\s*:?\s*/i, '')
    .replace(/^(?:au\s)?\s*(?:1\s*[/:⁄∶])?|(?:[eᵉ]|i?[eè]?me)$/gi, '')
    .trim();
  return parseNumber(thousands.test(below) ? below.replace(/[.,]/g, '') : below);
}
