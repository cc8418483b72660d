import type {Edit} from '../faults/Fault';
import {maskCharacter} from '../prose/proseOf';
import type {TypographyRule} from './Correction';
import {composedLetters, joinedLetters} from './letters';
import {setApostrophes} from './quotationMarks';

/** Writers type ordinary spaces, since keyboards have no others. */
export const setByFix = 'Run npm run check -- --fix: it sets the right space.';

export const noBreak = '\u00a0';
/** Any space within a line. */
export const spaces = '[ \\t\u00a0\u202f\u2009]';
/** The two asterisks at the end of bold text, which are masked; code and tags have longer masks. */
const boldEnd = `(?<=[^\\n${maskCharacter}]${maskCharacter}{2})`;
const boldStart = `(?=${maskCharacter}{2}[^\\n${maskCharacter}])`;

/** Square or cubic metres with a plain digit for the exponent. */
const powers = new RegExp(`(?<=\\d${spaces}?)([cmk]?m)([23])(?![\\p{L}\\p{N}])`, 'gu');

/** Abbreviations in either language: their full stop does not end a sentence. */
const shortened =
  /(?<!\p{L})(?:approx|apr|art|av|bd|cf|dim|env|etc|ex|fig|incl|max|min|no|nos|réf|tél|vol|vs)\.$/iu;

/** A lower-case word after a sentence; `iPhone` has a capital. */
const smallStart = /(?<=\p{Ll}{2}\. )\p{Ll}(?=[\p{Ll}’-]*(?![\p{L}\p{N}._/\\@]))/gu;

/** Capitalises the first words of sentences. */
function setCapitals(text: string): readonly Edit[] {
  return [...text.matchAll(smallStart)]
    .filter(({index}) => !shortened.test(text.slice(0, index).trimEnd()))
    .map(({0: letter, index}) => ({
      startOffset: index,
      endOffset: index + 1,
      text: letter.toUpperCase(),
    }));
}

/** Rules for both English and French. */
export const sharedTypography: readonly TypographyRule[] = [
  composedLetters,
  joinedLetters,
  {
    find: setApostrophes,
    what: 'There is a straight apostrophe in the text.',
    remedy: 'Write ’.',
  },
  {
    pattern: new RegExp(`(?<=\\d)(?!${noBreak}×${noBreak})${spaces}*×${spaces}*(?=\\d)`, 'gu'),
    text: `${noBreak}×${noBreak}`,
    what: 'A line break may split a multiplication.',
    remedy: setByFix,
  },
  {
    pattern: /(?<!(?<!\p{L})etc)\.{3,}/gu,
    text: '…',
    what: 'Three dots are used as an ellipsis.',
    remedy: 'Write … as one character.',
  },
  {
    // Without a word before, they open an MkDocs callout, which another rule reports.
    pattern:
      /(?<=[^\s!?][ \u00a0\u202f]*[!?]*([!?]))\1+|(?<=[\p{L}\p{N}»”’)]([,;]))\2+|(?<=[\p{L}\p{N}»”’)]\.)\.(?!\.)/gu,
    text: '',
    what: 'A punctuation mark is repeated.',
    remedy: 'Keep one.',
  },
  {
    pattern: /(?<=(?<!\p{L})etc)(?:\.{2,}|\.?…)/gu,
    text: '.',
    what: 'There are dots after “etc.”, which means the same.',
    remedy: 'Write etc. with one full stop.',
  },
  {
    pattern: /(?<=\S) {2,}(?=\S)/gu,
    text: ' ',
    what: 'There are two spaces in a row.',
    remedy: 'Keep one.',
  },
  {
    pattern: new RegExp(
      `(?<=[\\p{L}\\p{N}»”’)%€°²³…${maskCharacter}])${spaces}+(?=[,.](?:${spaces}|$|[»”’)${maskCharacter}]))`,
      'gmu',
    ),
    text: '',
    what: 'There is a space before a comma or a full stop.',
    remedy: 'Remove it.',
  },
  {
    pattern: /(?<=\() +(?=\S)|(?<=\S) +(?=\))/gu,
    text: '',
    what: 'There is a space inside brackets.',
    remedy: 'Remove it.',
  },
  {
    pattern: new RegExp(`(?<=\\p{L}{2}|[»”)${maskCharacter}]),(?=\\p{L}{2})`, 'gu'),
    text: ', ',
    what: 'A comma lacks the space after it.',
    remedy: 'Add one.',
  },
  {
    // Before a small letter, or after a single one, it may be part of a name or an abbreviation.
    pattern: new RegExp(`(?<=\\p{Ll}{2}|[»”)${maskCharacter}])\\.(?=\\p{Lu}\\p{Ll})`, 'gu'),
    text: '. ',
    what: 'A full stop lacks the space after it.',
    remedy: 'Add one.',
  },
  {
    find: (text) =>
      [...text.matchAll(powers)].map(({0: found, 1: unit = '', 2: power, index}) => ({
        startOffset: index,
        endOffset: index + found.length,
        text: unit + (power === '2' ? '²' : '³'),
      })),
    what: 'The exponent of a unit is not raised.',
    remedy: 'Write m² or m³.',
  },
  {
    pattern: /(?<=\p{L})[´′‘](?=\p{L})/gu,
    text: '’',
    what: 'Another character is used as an apostrophe.',
    remedy: 'Write ’.',
  },
  {
    // Neither 0x10 nor Windows 11 x64.
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?!0x)\\d+(?:${spaces}?[cm]?m)?)(?:[xX](?=\\d))|(?<=\\d(?:${spaces}?[cm]?m)?${spaces})[xX](?=${spaces}\\d)`,
      'gu',
    ),
    text: '×',
    what: 'The letter x is used as a multiplication sign.',
    remedy: 'Write ×.',
  },
  {
    // Before a capital it may be part of a window's name.
    pattern: /(?<=\p{L} )-(?= \p{Ll})/gu,
    text: '—',
    what: 'A hyphen is used as a dash.',
    remedy: 'Write —, or a comma.',
  },
  {
    pattern: new RegExp(
      `(?<=[\\p{L}\\p{N},»”’)]${spaces})-{2,3}(?=${spaces}[\\p{L}\\p{N}«“‘(])`,
      'gu',
    ),
    text: '—',
    what: 'Hyphens are used as a dash.',
    remedy: 'Write — as one character.',
  },
  {
    pattern: new RegExp(
      `(?<=[\\p{L}\\p{N}»”’)]${spaces})[-=]>(?=${spaces}[\\p{L}\\p{N}«“‘])`,
      'gu',
    ),
    text: '→',
    what: 'Two characters are used as an arrow.',
    remedy: 'Write → as one character, or say it in words.',
  },
  {
    find: setCapitals,
    what: 'A sentence begins with a small letter.',
    remedy: 'Write a capital.',
  },
  {
    pattern: /(?<=\p{Ll}{2}[ \u00a0\u202f]?;)(?=\p{L}{2})/gu,
    text: ' ',
    what: 'A semicolon lacks the space after it.',
    remedy: 'Add one.',
  },
  {
    pattern: /(?<=\p{Ll}{2}[ \u00a0\u202f]?[!?])(?=\p{Lu}\p{Ll})/gu,
    text: ' ',
    what: 'A question or an exclamation mark lacks the space after it.',
    remedy: 'Add one.',
  },
  {
    pattern: /(?<![\p{L}\p{N}.,/_-])([23])(?:d|[ -]D(?!['’]))(?![\p{L}\p{N}_])/gu,
    text: '$1D',
    what: 'In 3D, the D is a small letter, or is separated from the 3.',
    remedy: 'Write 3D, 2D.',
  },
  {
    pattern: /(?<=\d[ \u00a0]?|(?<!\p{L})[Nn])[º˚]/gu,
    text: '°',
    what: 'Another character is used as a degree sign.',
    remedy: 'Write °.',
  },
  {
    pattern: new RegExp(`(?<=\\d)${spaces}+°(?!${spaces}*[CF](?!\\p{L}))`, 'gu'),
    text: '°',
    what: 'There is a space before the degree sign of an angle.',
    remedy: 'Write 90°.',
  },
  {
    pattern: new RegExp(`${boldEnd}${spaces}*(?:-{0,2}>|[→➔])${spaces}*${boldStart}`, 'gu'),
    text: ' › ',
    what: 'A menu path is written with > or an arrow.',
    remedy: 'Write **Floors** › **Add a floor**.',
  },
];

/** Keywords are what readers type, so only their apostrophes and accents are corrected. */
export const keywordTypography: readonly TypographyRule[] = [
  composedLetters,
  {
    pattern: /(?<=\p{L})'(?=\p{L})/gu,
    text: '’',
    what: 'There is a straight apostrophe in the keywords.',
    remedy: 'Write ’.',
  },
];
