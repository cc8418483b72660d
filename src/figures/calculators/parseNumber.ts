/**
 * Why a text is not a number: it is empty, it cannot be parsed, or it has both a comma and a point.
 */
export type NumberFault = 'empty' | 'unreadable' | 'bothSigns';

type ParsedNumber = {readonly value: number} | {readonly fault: NumberFault};

/**
 * Parses a number as people type it in France and elsewhere: comma or point before the decimals,
 * spaces between thousands, or apostrophes as in Switzerland. A single comma or point is always the
 * decimal separator. Invisible characters are ignored: they come along with pasted text.
 */
export function parseNumber(text: string): ParsedNumber {
  const typed = text.replace(/[\s\p{Cf}]|(?<=\d)['’](?=\d{3}(?!\d))/gu, '').replace(/[−–]/, '-');
  if (typed === '') return {fault: 'empty'};
  if (typed.includes(',') && typed.includes('.')) return {fault: 'bothSigns'};
  if (!/^-?(?:\d+[.,]?\d*|[.,]\d+)$/.test(typed)) return {fault: 'unreadable'};
  return {value: Number(typed.replace(',', '.'))};
}
