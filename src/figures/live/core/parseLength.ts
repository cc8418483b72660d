/** Why a text is no length: nothing there, or not a number. */
export type LengthFault = 'empty' | 'notANumber';

/**
 * Reads a length as people type it: metres with a comma or a point, or a unit of their own.
 * `4,50`, `4.5`, `4,50 m`, `450 cm`, `4 500 mm`.
 *
 * @returns centimetres, or what is wrong
 */
export function parseLength(text: string): number | LengthFault {
  const compact = text.replaceAll(/[\s\u00a0\u202f]/g, '').toLowerCase();
  if (compact === '') return 'empty';
  const match = /^(\d+(?:[.,]\d*)?|[.,]\d+)(mm|cm|m)?$/.exec(compact);
  if (!match?.[1]) return 'notANumber';
  const value = Number(match[1].replace(',', '.'));
  const factor = match[2] === 'mm' ? 0.1 : match[2] === 'cm' ? 1 : 100;
  return Math.round(value * factor * 1000) / 1000;
}
