import {type NumberFault, parseNumber} from './parseNumber';

/** Centimetres per unit that a reader may type. */
export const centimetresIn = {mm: 0.1, cm: 1, m: 100} as const;

export type LengthUnit = keyof typeof centimetresIn;

/** The unit typed after a number, from its first letters. */
function unitOf(written: string): LengthUnit {
  const start = written.toLowerCase();
  if (start.startsWith('c')) return 'cm';
  return start === 'mm' || start.startsWith('mi') ? 'mm' : 'm';
}

/** Normalises the text to composed characters, and removes invisible characters pasted with it. */
const meant = (text: string): string =>
  text
    .normalize()
    .replace(/\p{Cf}/gu, '')
    .trim();

/**
 * Parses a length: `4,50`, `4.50 m`, `450 cm`, `4500mm`, `4,50 mètres`, and `4 m 50` or `4 mètres
 * 50` as on building sites. A full stop may follow the unit: phones turn two spaces into one.
 *
 * @param unit the unit of a number typed without one
 * @returns centimetres, or the reason why the text is not a length
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
  // Rounded to a thousandth of a millimetre, to hide binary fractions; a smaller value is not
  // rounded to zero.
  return {value: Math.round(lengthCm * 1e4) / 1e4 || lengthCm};
}

/**
 * A number with grouped thousands. A scale denominator never has exactly three decimals, so a lone
 * comma or point before three digits groups thousands here.
 */
const thousands = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)$/;

/**
 * Parses a scale: `1/100`, `1:100` or `100`, the French `au 1/100e` or `échelle 1/100`, and
 * `1/1,000` or `1/1.000`.
 *
 * @returns the denominator, or the reason why the text is not a scale
 */
export function parseScale(text: string): {readonly value: number} | {readonly fault: NumberFault} {
  const below = meant(text)
    .replace(/^(?:[ée]chelle(?:\s+de)?|scale(?:\s+of)?)\s*:?\s*/i, '')
    .replace(/^(?:au\s)?\s*(?:1\s*[/:⁄∶])?|(?:[eᵉ]|i?[eè]?me)$/gi, '')
    .trim();
  return parseNumber(thousands.test(below) ? below.replace(/[.,]/g, '') : below);
}
