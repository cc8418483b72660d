import {maskCharacter} from '../prose/proseOf';
import type {TypographyRule} from './Correction';
import {frenchDates} from './frenchDates';
import {frenchHyphens} from './frenchHyphens';
import {frenchLigatures} from './frenchLigatures';
import {frenchOrdinals} from './frenchOrdinals';
import {type QuotationMarks, setQuotationMarks} from './quotationMarks';
import {noBreak, setByFix, sharedTypography, spaces} from './sharedTypography';

const thinNoBreak = '\u202f';
/**
 * What may precede a space before `;`, `:`, `!` or `?`: not an opening mark or the start of a line.
 */
const notAfterOpening = `(?<=[^\\s«“‘(\\[\u00a0\u202f\\\\"']|[^\\s«“‘(\\[\u00a0\u202f"'${maskCharacter}]["'])`;

/**
 * Units that follow a number after a no-break space. Those made of letters must end a word, so that
 * `m` does not match in `murs`.
 */
const units =
  '(?:m²|m³|m|cm|mm|km|px|ppp|dpi|h|min|s|ko|Mo|Go|octets|Hz|GHz|kg|ans?|jours?|mois|heures?|minutes?|secondes?|étapes?|mots|caractères|pouces|[%€]|°[CF])';
/** An apostrophe makes `s` or `m` a pronoun: « la version 2.0 s’installe ». */
const unitEnd = `(?![\\p{L}\\p{N}²³’'])`;

/** All integer digits of a number before a position; excludes decimals and codes. */
const digitsBefore = (count: string) => `(?<=(?<![\\p{L}\\d.,:/#-])\\d${count})`;
/** The end of a quantity. Five or more digits are grouped only here, since others may be codes. */
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
    what: 'There is a space after an apostrophe.',
    remedy: 'Remove it.',
  },
  {
    // After a letter the second mark is an apostrophe, unless no letter follows.
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
    what: 'A colon has no space on either side.',
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
    what: 'A line break may separate a unit from its number.',
    remedy: setByFix,
  },
  {
    pattern: new RegExp(`(?<=\\d)(m²|m³|cm|mm|m|[%€]|°[CF])${unitEnd}`, 'gu'),
    text: `${noBreak}$1`,
    what: 'There is no space between a number and its unit.',
    remedy: setByFix,
  },
  {
    pattern: new RegExp(`(?<=\\d)${spaces}*h${spaces}*(?=\\d\\d(?!\\d))`, 'gu'),
    text: `${noBreak}h${noBreak}`,
    what: 'A line break may split a time of day, or its spaces are missing.',
    remedy: 'Write 14 h 30.',
  },
  {
    // Without a word before, it may be a scale or an aspect ratio: 1:50, 16:10.
    pattern:
      /(?<=(?<!\p{L})(?:[àÀ]|[Vv]ers|[Dd]ès|[Aa]vant|[Aa]près) )(?:0(\d)|(1\d|2[0-3])):([0-5]\d)(?![\d:])/gu,
    text: `$1$2${noBreak}h${noBreak}$3`,
    what: 'A time of day is written as in English.',
    remedy: 'Write 14 h 30.',
  },
  {
    pattern: new RegExp(`(?<=(?<!\\p{L})[Nn]°)(?!${noBreak}\\d)${spaces}*(?=\\d)`, 'gu'),
    text: noBreak,
    what: 'A line break may separate n° from its number, or the space between them is missing.',
    remedy: setByFix,
  },
  {
    pattern: new RegExp(`(?<=(?<!\\d)\\d{1,3})(?!${thinNoBreak})${spaces}(?=\\d{3}(?!\\d))`, 'gu'),
    text: thinNoBreak,
    what: 'A line break may split a number at its thousands.',
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
    // A masked character right before is the marker of a list, heading or field.
    pattern:
      /(?<=^|\uFFFC|[(“]|«[ \u00a0\u202f]?|[.!?…»]\uFFFC* )A(?= (?:l[’']|la |partir |côté |cet? |cette |chaque |gauche|droite|savoir|tout(?:e|es)? |tous |noter|présent|nouveau|défaut|moins |travers |titre ))/gmu,
    text: 'À',
    what: 'A capital lacks its accent.',
    remedy: 'Write À.',
  },
];
