import {maskCharacter} from '../prose/proseOf';
import type {TypographyRule} from './Correction';
import {frenchDates} from './frenchDates';
import {frenchHyphens} from './frenchHyphens';
import {frenchLigatures} from './frenchLigatures';
import {frenchOrdinals} from './frenchOrdinals';
import {type QuotationMarks, setQuotationMarks} from './quotationMarks';
import {noBreak, setByFix, sharedTypography, spaces} from './sharedTypography';

const thinNoBreak = '\u202f';
/** What a space before a double mark may follow; an opening mark or the start of a line may not. */
const notAfterOpening = `(?<=[^\\s«“‘(\\[\u00a0\u202f\\\\"']|[^\\s«“‘(\\[\u00a0\u202f"'${maskCharacter}]["'])`;

/**
 * Units that follow a number after a no-break space. Letters of the Latin alphabet only at the
 * end, so that `m` does not match in `murs`.
 */
const units =
  '(?:m²|m³|m|cm|mm|km|px|ppp|dpi|h|min|s|ko|Mo|Go|octets|Hz|GHz|kg|ans?|jours?|mois|heures?|minutes?|secondes?|étapes?|mots|caractères|pouces|[%€]|°[CF])';
/** An apostrophe after `s` or `m` makes a pronoun of it: « la version 2.0 s’installe ». */
const unitEnd = `(?![\\p{L}\\p{N}²³’'])`;

/** The whole of the digits before a place in a number; decimals and codes are none. */
const digitsBefore = (count: string) => `(?<=(?<![\\p{L}\\d.,:/#-])\\d${count})`;
/** The end of a quantity, of which alone five digits are parted: others may be codes. */
const numberEnd = `(?!\\d)(?:,\\d+)?${spaces}*${units}${unitEnd}`;

const quotationMarks: QuotationMarks = {
  outer: [`«${noBreak}`, `${noBreak}»`],
  inner: ['“', '”'],
  outerFirst: true,
};

/**
 * French typography, after the Lexique des règles typographiques en usage à l’Imprimerie nationale:
 * U+00A0 before a colon, inside guillemets and before units, U+202F before `;`, `!`, `?` and in
 * thousands.
 */
export const frenchTypography: readonly TypographyRule[] = [
  ...sharedTypography,
  ...frenchDates,
  ...frenchOrdinals,
  ...frenchHyphens,
  ...frenchLigatures,
  {
    pattern: new RegExp(
      // Between quotation marks it is a letter: rock 'n' roll.
      `(?<=(?<![\\p{L}\\p{N}'])(?:[CDJLMNSTcdjlmnst]|(?:[Jj]us|[Ll]ors|[Pp]uis)?[Qq]u)[’'])${spaces}+(?=\\p{L})`,
      'gu',
    ),
    text: '',
    what: 'A space follows an apostrophe.',
    remedy: 'Remove it.',
  },
  {
    // Behind a letter the second is an apostrophe, unless no letter follows.
    pattern: /(?<!\p{L})‘([^‘\n]*?)’(?!\p{L})/gu,
    text: '“$1”',
    what: 'A quotation mark is not French.',
    remedy: 'Write « … », and “…” inside them.',
  },
  {
    find: (text) => setQuotationMarks(text, quotationMarks),
    what: 'A quotation mark is not French.',
    remedy: 'Write « … », and “…” inside them.',
  },
  {
    pattern: new RegExp(
      `${notAfterOpening}(?<!&[\\w#]+)(?:(?!${thinNoBreak}[;!?])${spaces}+|(?<!${spaces}))(?<![;!?])([;!?])(?!=)`,
      'gu',
    ),
    text: `${thinNoBreak}$1`,
    what: 'A ; ! or ? lacks the narrow no-break space before it.',
    remedy: setByFix,
  },
  {
    pattern: new RegExp(
      `${notAfterOpening}(?:(?!${noBreak}:)${spaces}+|(?<!${spaces}))(?<![:])(:)(?=${spaces}|$|${maskCharacter})`,
      'gmu',
    ),
    text: `${noBreak}$1`,
    what: 'A colon lacks the no-break space before it.',
    remedy: setByFix,
  },
  {
    pattern: /(?<=\p{Ll}{2}):(?=\p{L}{2})/gu,
    text: `${noBreak}: `,
    what: 'A colon touches the words on both sides of it.',
    remedy: 'Write a space after it; npm run check -- --fix sets the one before it.',
  },
  {
    pattern: new RegExp(`«(?!${noBreak}[^ \u00a0])${spaces}*`, 'gu'),
    text: `«${noBreak}`,
    what: 'A « lacks the no-break space after it.',
    remedy: setByFix,
  },
  {
    pattern: new RegExp(`(?:(?<!${spaces})|(?!${noBreak}»)${spaces}+)»`, 'gu'),
    text: `${noBreak}»`,
    what: 'A » lacks the no-break space before it.',
    remedy: setByFix,
  },
  {
    pattern: new RegExp(`(?<=\\d)(?!${noBreak}\\S)${spaces}+(${units})${unitEnd}`, 'gu'),
    text: `${noBreak}$1`,
    what: 'A unit may break away from its number.',
    remedy: setByFix,
  },
  {
    pattern: new RegExp(`(?<=\\d)(m²|m³|cm|mm|m|[%€]|°[CF])${unitEnd}`, 'gu'),
    text: `${noBreak}$1`,
    what: 'A unit touches its number.',
    remedy: setByFix,
  },
  {
    pattern: new RegExp(`(?<=\\d)${spaces}*h${spaces}*(?=\\d\\d(?!\\d))`, 'gu'),
    text: `${noBreak}h${noBreak}`,
    what: 'A time of day may break, or lacks its spaces.',
    remedy: 'Write 14 h 30.',
  },
  {
    // Without the word before it, it may be a scale or the shape of a screen: 1:50, 16:10.
    pattern:
      /(?<=(?<!\p{L})(?:[àÀ]|[Vv]ers|[Dd]ès|[Aa]vant|[Aa]près) )(?:0(\d)|(1\d|2[0-3])):([0-5]\d)(?![\d:])/gu,
    text: `$1$2${noBreak}h${noBreak}$3`,
    what: 'A time of day is written as in English.',
    remedy: 'Write 14 h 30.',
  },
  {
    pattern: new RegExp(`(?<=(?<!\\p{L})[Nn]°)(?!${noBreak}\\d)${spaces}*(?=\\d)`, 'gu'),
    text: noBreak,
    what: 'A number may break away from its n°, or touches it.',
    remedy: setByFix,
  },
  {
    pattern: new RegExp(`(?<=(?<!\\d)\\d{1,3})(?!${thinNoBreak})${spaces}(?=\\d{3}(?!\\d))`, 'gu'),
    text: thinNoBreak,
    what: 'A number may break between its thousands.',
    remedy: setByFix,
  },
  {
    pattern: new RegExp(
      `(?:${digitsBefore('{2,}')}(?=(?:\\d{3})+${numberEnd})|${digitsBefore('')}(?=\\d{6}(?:\\d{3})*${numberEnd}))`,
      'gu',
    ),
    text: thinNoBreak,
    what: 'A number lacks the spaces between its thousands.',
    remedy: setByFix,
  },
  {
    pattern: new RegExp(
      `(?<=(?<![\\p{L}\\d.,:/#])\\d+)\\.(?!\\d{3}(?!\\d))(?=\\d+${spaces}*(?:${units}${unitEnd}|°))`,
      'gu',
    ),
    text: ',',
    what: 'A number has a decimal point.',
    remedy: 'Write a comma: 4,50.',
  },
  {
    // What is masked right before it is the mark of a list, of a heading or of a field.
    pattern:
      /(?<=^|\uFFFC|[(“]|«[ \u00a0\u202f]?|[.!?…»]\uFFFC* )A(?= (?:l[’']|la |partir |côté |cet? |cette |chaque |gauche|droite|savoir|tout(?:e|es)? |tous |noter|présent|nouveau|défaut|moins |travers |titre ))/gmu,
    text: 'À',
    what: 'A capital lacks its accent.',
    remedy: 'Write À.',
  },
];
