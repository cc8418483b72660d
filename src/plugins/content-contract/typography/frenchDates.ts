import type {TypographyRule} from './Correction';

const days = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];
const months = [
  ...['Janvier', 'Février', 'Mai', 'Juin', 'Juillet', 'Août'],
  ...['Septembre', 'Octobre', 'Novembre', 'Décembre'],
];
/** Words with other meanings too: months only next to the words of a date. */
const ambiguousMonths = ['Mars', 'Avril'];

const spaces = '[ \u00a0\u202f]';
const insideSentence = `(?<=[\\p{Ll}\\d,]${spaces}|\\p{L}’)`;
const besideDate = `(?<=(?:\\d|\\der|(?<!\\p{L})(?:en|fin|début|dès|depuis|avant|après|mois de))${spaces}|mois d’|mi-)`;
/** Holidays are capitalised: le 14 Juillet. */
const feast = `(?!(?:(?<=14${spaces})Juillet|(?<=(?:1er|8)${spaces})Mai|(?<=11${spaces})Novembre|(?<=15${spaces})Août)(?!${spaces}\\d{4}))`;

function ruleOf(name: string, context: string): TypographyRule {
  return {
    pattern: new RegExp(`${context}${feast}${name}(?=s?(?!\\p{L}))`, 'gu'),
    text: name.toLowerCase(),
    what: `${name} has a capital inside a sentence.`,
    remedy: `Write ${name.toLowerCase()}.`,
  };
}

/** Months and days are common nouns in French: le lundi 3 mars 2026. */
export const frenchDates: readonly TypographyRule[] = [
  {
    pattern: new RegExp(
      `(?<=(?<!\\p{L})[Ll]e${spaces}1)(?=${spaces}(?:${[...months, ...ambiguousMonths].join('|')})(?!\\p{L}))`,
      'giu',
    ),
    text: 'er',
    what: 'The first day of a month is 1er in French.',
    remedy: 'Write 1er.',
  },
  ...[...days, ...months].map((name) => ruleOf(name, insideSentence)),
  ...ambiguousMonths.map((name) => ruleOf(name, besideDate)),
];
