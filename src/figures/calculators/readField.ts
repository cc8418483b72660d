import type {Language} from '../../product/language';
import type {Field} from './Calculation';
import {formatLength, formatLengthNumber, formatNumber} from './formatNumber';
import {parseLength, parseScale} from './parseLength';
import {type NumberFault, parseNumber} from './parseNumber';

/** A value within the limits of its field, or a sentence that says what to type instead. */
export type FieldReading = {readonly value: number} | {readonly problem: string};

/** What a field shows at first, and how its values are written. */
export function writeField({unit}: Field, value: number, language: Language): string {
  if (unit === 'scale') return `1/${value}`;
  if (unit === 'count') return String(value);
  return formatLengthNumber(value, unit, language);
}

function faultText(fault: NumberFault, text: string, field: Field, language: Language): string {
  const example = writeField(field, field.initial, language);
  const isFrench = language === 'fr';
  switch (fault) {
    case 'empty':
      return isFrench
        ? `Saisissez une valeur, par exemple ${example}.`
        : `Type a value, for example ${example}.`;
    case 'bothSigns':
      return isFrench
        ? 'Gardez un seul signe, la virgule ou le point, devant les décimales.'
        : 'Keep one sign, the point or the comma, before the decimals.';
    case 'unreadable':
      return isFrench
        ? `«\u00a0${text.trim()}\u00a0» n’est pas une mesure. Exemple\u00a0: ${example}.`
        : `“${text.trim()}” is not a measure. Example: ${example}.`;
  }
}

/** What a value beyond the limit may have been meant to be. */
function tooLarge({unit, max}: Field, text: string, language: Language): string {
  const isFrench = language === 'fr';
  if (unit === 'scale' || unit === 'count') {
    const limit = formatNumber(max, language, 0);
    return isFrench ? `Saisissez ${limit} au plus.` : `Type ${limit} at most.`;
  }
  const limit = formatLength(max, unit, language);
  const isMetres = unit === 'm' && /\d\s*$/.test(text);
  if (isFrench) {
    return isMetres
      ? `Plus de ${limit}\u202f? Si la mesure est en centimètres, écrivez «\u00a0${text.trim()}\u00a0cm\u00a0».`
      : `Saisissez ${limit} au plus.`;
  }
  return isMetres
    ? `More than ${limit}? If the measure is in centimetres, write “${text.trim()}\u00a0cm”.`
    : `Type ${limit} at most.`;
}

/**
 * Reads what the reader typed into a field.
 *
 * @returns lengths in centimetres; or a sentence in the language of the page
 */
export function readField(field: Field, text: string, language: Language): FieldReading {
  const {unit, max} = field;
  const read = unit === 'scale' ? parseScale : unit === 'count' ? parseNumber : null;
  const parsed = read ? read(text) : parseLength(text, unit as 'm' | 'cm' | 'mm');
  if ('fault' in parsed) {
    return {problem: faultText(parsed.fault, text, field, language)};
  }
  if (parsed.value <= 0) {
    return {
      problem:
        language === 'fr'
          ? 'Saisissez une valeur plus grande que zéro.'
          : 'Type a value above zero.',
    };
  }
  return parsed.value > max ? {problem: tooLarge(field, text, language)} : parsed;
}
