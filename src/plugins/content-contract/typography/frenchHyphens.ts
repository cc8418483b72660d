import {maskCharacter} from '../prose/proseOf';
import type {TypographyRule} from './Correction';

const spaces = '[ \\t\u00a0\u202f]+';
/** The start of a question or an order, where the verb comes first. */
const verbFirst = `(?:(?:^|[.!?…:«${maskCharacter}])[ \u00a0\u202f]*(?=\\p{Lu})|(?<!\\p{L})(?:[Qq]ue|[Cc]omment|[Oo]ù|[Qq]uand|[Pp]ourquoi|[Pp]uis)[ \u00a0])`;

const words = {
  what: 'A hyphen is missing between two words.',
  remedy: 'Write it: « Êtes-vous », « celui-ci », « ci-dessous », « rez-de-chaussée ».',
};

/** Replaces the spaces between two patterns by a hyphen. */
function hyphen(before: string, after: string): TypographyRule {
  const pattern = new RegExp(`(?<=${before})${spaces}(?=${after})`, 'gmu');
  return {pattern, text: '-', ...words};
}

/** Hyphens between a verb and its pronoun, and in compound words. */
export const frenchHyphens: readonly TypographyRule[] = [
  hyphen(`${verbFirst}(?![Cc]hez)(?:\\p{L}+ez|[Êê]tes|\\p{L}*[Ff]aites)`, 'vous(?![\\p{L}-])'),
  hyphen(
    '(?<![\\p{L}-])[Cc]e(?:lui|lle|lles|ux)',
    '(?:ci|là)(?!\\p{L}|[ -](?:des|contre|joint|après))',
  ),
  hyphen('(?<![\\p{L}-])[Cc]i', '(?:dessous|dessus|contre|joint|après)(?!\\p{L})'),
  hyphen('(?<![\\p{L}-])(?:[Aa]u|[Pp]ar)', '(?:dessous|dessus|delà)(?!\\p{L})'),
  hyphen('(?<!\\p{L})[Rr]ez', 'de[ -]chaussée'),
  hyphen('(?<!\\p{L})[Rr]ez[ -]de', 'chaussée'),
  hyphen('(?<!\\p{L})[Cc]’est', 'à[ -]dire(?!\\p{L})'),
  hyphen('(?<!\\p{L})[Cc]’est[ -]à', 'dire(?!\\p{L})'),
];
