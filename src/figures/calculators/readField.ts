import type {Bilingual, Language} from '../../product/language';
import type {Field} from './Calculation';
import {formatLength, formatLengthNumber, formatNumber, leastLengthCm} from './formatNumber';
import {type LengthUnit, parseLength, parseScale} from './parseLength';
import {type NumberFault, parseNumber} from './parseNumber';
import {scaleText} from './scaleText';
import {suggestLength} from './suggestLength';

/** A value within the limits of its field, or a sentence that says what to type instead. */
type FieldReading = {readonly value: number} | {readonly problem: string};

/** The text of a field for a value, such as its initial one. */
export function writeField({unit}: Field, value: number, language: Language): string {
  if (unit === 'scale') return scaleText(`${value}`, language);
  if (unit === 'count') return String(value);
  // Ungrouped: the English grouping comma could not be parsed back, as a comma is a decimal
  // separator.
  return formatLengthNumber(value, unit, language, false);
}

/** What a field expects, as named in a sentence. */
function expected({unit}: Field): Bilingual {
  if (unit === 'scale') return {en: 'a scale', fr: 'une échelle'};
  if (unit === 'count') return {en: 'a number', fr: 'un nombre'};
  return {en: 'a measurement', fr: 'une mesure'};
}

function faultText(fault: NumberFault, text: string, field: Field, language: Language): string {
  const example = writeField(field, field.initial, language);
  switch (fault) {
    case 'empty':
      return {
        en: `Type a value, for example ${example}.`,
        fr: `Saisissez une valeur, par exemple ${example}.`,
      }[language];
    case 'bothSigns':
      return {
        en: 'Use one decimal separator only: a point or a comma.',
        fr: 'Utilisez un seul séparateur décimal\u00a0: la virgule ou le point.',
      }[language];
    case 'unreadable':
      return {
        en: `“${text.trim()}” is not ${expected(field).en}. Example: ${example}.`,
        fr: `«\u00a0${text.trim()}\u00a0» n’est pas ${expected(field).fr}. Exemple\u00a0: ${example}.`,
      }[language];
  }
}

/** The minimum of a field: by default, the smallest value that is not displayed as zero. */
const leastOf = ({unit, min}: Field): number =>
  min ?? (unit === 'scale' || unit === 'count' ? 1 : leastLengthCm(unit));

const limitText = ({unit}: Field, limit: number, language: Language): string =>
  unit === 'scale' || unit === 'count'
    ? formatNumber(limit, language, 0)
    : formatLength(limit, unit, language);

/** A length read in another unit than that of its field, and how to write it in the field. */
interface Meant {
  readonly unitName: Bilingual;
  readonly written: string;
}

/** The likely length when the number was meant in one of `units`; `undefined` when none fits. */
function meantIn(
  units: readonly LengthUnit[],
  field: Field,
  text: string,
  language: Language,
): Meant | undefined {
  if (field.unit === 'scale' || field.unit === 'count') return undefined;
  const fits = (lengthCm: number) => lengthCm >= leastOf(field) && lengthCm <= field.max;
  const meant = suggestLength(text, fits, units);
  // The suggestion has no unit letters, because the numeric keypad of a phone has none.
  return (
    meant && {
      unitName: meant.unitName,
      written: writeField(field, meant.lengthCm, language),
    }
  );
}

/** Suggests that a number out of range was meant in another unit. */
function askUnit(beyond: Bilingual, {unitName, written}: Meant, language: Language): string {
  return {
    en: `That is ${beyond.en}. If the measurement is in ${unitName.en}, type “${written}” instead.`,
    fr: `${beyond.fr}\u202f? Si la mesure est en ${unitName.fr}, écrivez «\u00a0${written}\u00a0».`,
  }[language];
}

/** The message for a value above the maximum, with a suggestion when another unit is likely. */
function tooLarge(field: Field, text: string, language: Language): string {
  const limit = limitText(field, field.max, language);
  const meant = meantIn(['cm', 'mm'], field, text, language);
  if (!meant) return {en: `Type ${limit} or less.`, fr: `Saisissez au plus ${limit}.`}[language];
  return askUnit({en: `more than ${limit}`, fr: `Plus de ${limit}`}, meant, language);
}

function tooSmall(field: Field, value: number, text: string, language: Language): string {
  if (value <= 0) {
    return {
      en: 'Type a value above zero.',
      fr: 'Saisissez une valeur supérieure à zéro.',
    }[language];
  }
  const limit = limitText(field, leastOf(field), language);
  const meant = meantIn(['m'], field, text, language);
  if (!meant) return {en: `Type ${limit} or more.`, fr: `Saisissez au moins ${limit}.`}[language];
  return askUnit({en: `less than ${limit}`, fr: `Moins de ${limit}`}, meant, language);
}

/**
 * Parses and validates what the reader typed into a field.
 *
 * @returns the value, lengths in centimetres; or an error message in the language of the page
 */
export function readField(field: Field, text: string, language: Language): FieldReading {
  const {unit, max} = field;
  const read = unit === 'scale' ? parseScale : unit === 'count' ? parseNumber : null;
  const parsed = read ? read(text) : parseLength(text, unit as LengthUnit);
  if ('fault' in parsed) {
    return {problem: faultText(parsed.fault, text, field, language)};
  }
  if (parsed.value <= 0 || parsed.value < leastOf(field)) {
    return {problem: tooSmall(field, parsed.value, text, language)};
  }
  if (unit === 'count' && !Number.isInteger(parsed.value)) {
    return {
      problem: {
        en: `Type a whole number, for example ${field.initial}.`,
        fr: `Saisissez un nombre entier, par exemple ${field.initial}.`,
      }[language],
    };
  }
  return parsed.value > max ? {problem: tooLarge(field, text, language)} : parsed;
}
