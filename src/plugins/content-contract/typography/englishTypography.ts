import {maskCharacter} from '../prose/proseOf';
import type {TypographyRule} from './Correction';
import {type QuotationMarks, setQuotationMarks} from './quotationMarks';
import {noBreak, setByFix, sharedTypography, spaces} from './sharedTypography';

const units =
  '(?:m²|m³|m|cm|mm|km|px|dpi|KB|MB|GB|Hz|GHz|kg|days?|months?|years?|hours?|minutes?|seconds?|steps?|words|characters|inches)';
const unitEnd = '(?![\\p{L}\\p{N}²³])';

const quotationMarks: QuotationMarks = {
  outer: ['“', '”'],
  inner: ['‘', '’'],
  single: ['‘', '’'],
  outerFirst: false,
};

/**
 * English typography: curly quotation marks, no space before punctuation, no-break spaces before
 * units.
 */
export const englishTypography: readonly TypographyRule[] = [
  ...sharedTypography,
  {
    find: (text) => setQuotationMarks(text, quotationMarks),
    what: 'A quotation mark is not English.',
    remedy: 'Write “…”, and ‘…’ inside them.',
  },
  {
    pattern: new RegExp(`«${spaces}*`, 'gu'),
    text: '“',
    what: 'A quotation mark is not English.',
    remedy: 'Write “…”, and ‘…’ inside them.',
  },
  {
    pattern: new RegExp(`${spaces}*»`, 'gu'),
    text: '”',
    what: 'A quotation mark is not English.',
    remedy: 'Write “…”, and ‘…’ inside them.',
  },
  {
    pattern: new RegExp(
      `(?<=(?<![\\p{L}\\d.,/-])\\d+(?:\\.\\d+)?)-(?=\\d+(?:\\.\\d+)?(?:${spaces}*${units}${unitEnd}|${spaces}*[%°]))`,
      'gu',
    ),
    text: '–',
    what: 'There is a hyphen between the two ends of a range.',
    remedy: 'Write –, or “from 2 to 3 m”.',
  },
  {
    pattern: new RegExp(
      `(?<=[\\p{L}\\p{N}”’)${maskCharacter}])${spaces}+([:;!?])(?=${spaces}|$)`,
      'gmu',
    ),
    text: '$1',
    what: 'There is a space before a punctuation mark.',
    remedy: 'Remove it.',
  },
  {
    pattern: new RegExp(`(?<=\\d)(?!${noBreak}\\S)${spaces}+(${units})${unitEnd}`, 'gu'),
    text: `${noBreak}$1`,
    what: 'A line break may separate a unit from its number.',
    remedy: setByFix,
  },
  {
    pattern: /(?<=\d)(m²|m³|cm|mm|m)(?![\p{L}\p{N}²³])/gu,
    text: `${noBreak}$1`,
    what: 'There is no space between a number and its unit.',
    remedy: setByFix,
  },
  {
    pattern: new RegExp(`(?<=\\d)${spaces}+%`, 'gu'),
    text: '%',
    what: 'There is a space before a per cent sign.',
    remedy: 'Write 15%.',
  },
  {
    pattern: new RegExp(`(?<=\\d),(?=\\d{1,2}${spaces}*${units}${unitEnd})`, 'gu'),
    text: '.',
    what: 'A number has a decimal comma.',
    remedy: 'Write a point: 4.50.',
  },
];
