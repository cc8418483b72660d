/** Why a text is no number: nothing is there, it cannot be read, or it has both signs. */
export type NumberFault = 'empty' | 'unreadable' | 'bothSigns';

type ParsedNumber = {readonly value: number} | {readonly fault: NumberFault};

/**
 * Reads a number as people type it, in France and elsewhere: comma or point before the decimals,
 * spaces between thousands, or apostrophes as in Switzerland. A lone comma or point is always the
 * decimal sign. Marks that nobody sees count for nothing: they come along with what is pasted.
 */
export function parseNumber(text: string): ParsedNumber {
  const typed = text.replace(/[\s\p{Cf}]|(?<=\d)['’](?=\d{3}(?!\d))/gu, '').replace(/[−–]/, '-');
  if (typed === '') return {fault: 'empty'};
  if (typed.includes(',') && typed.includes('.')) return {fault: 'bothSigns'};
  if (!/^-?(?:\d+[.,]?\d*|[.,]\d+)$/.test(typed)) return {fault: 'unreadable'};
  return {value: Number(typed.replace(',', '.'))};
}
