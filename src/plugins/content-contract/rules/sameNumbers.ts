import {type Locale, localeNames} from '../../../site';
import {comparablePages} from '../comparing/comparablePages';
import {compareSections, type Piece} from '../comparing/compareSections';
import type {Page} from '../page/Page';
import {languageAt} from '../prose/languageAt';
import {maskedSource, proseOf} from '../prose/proseOf';
import {twinRule} from '../Rule';

interface Notation {
  /** Separator between thousands. */
  readonly thousands: string;
  readonly decimal: string;
  /** Suffixes of an ordinal, such as `1st`. */
  readonly ordinals: string;
}

const notations: Readonly<Record<Locale, Notation>> = {
  en: {thousands: ',', decimal: '.', ordinals: 'st|nd|rd|th'},
  fr: {thousands: '[ \u00a0\u202f]', decimal: ',', ordinals: 'er|re|e'},
};

/** Digits on their own: `3D`, `A4` and `m2` are names. */
function patternOf({thousands, ordinals}: Notation): RegExp {
  const whole = `(\\d{1,3}(?:${thousands}\\d{3})+|\\d+)`;
  const alone = '[\\p{L}\\p{N}]';
  return new RegExp(`(?<!${alone})${whole}((?:[.,]\\d+)*)(?:${ordinals})?(?!${alone})`, 'gu');
}

const patterns: Readonly<Record<Locale, RegExp>> = {
  en: patternOf(notations.en),
  fr: patternOf(notations.fr),
};

/** `8.00` and `8` are the same number; `18.7.1` is the name of a version. */
function keyOf(whole: string, decimals: string, {decimal}: Notation): string {
  const plain = `${whole.replace(/\D/g, '')}${decimals.replace(decimal, '.')}`;
  return Number.isNaN(Number(plain)) ? plain : String(Number(plain));
}

/** The title of a symptom quotes readers of the language, so it is skipped. */
function piecesOf(page: Page): readonly Piece[] {
  const prose = proseOf(page).filter(({kind}) => kind === 'text' || kind === 'attribute');
  const text = maskedSource(page.source, prose);
  const language = languageAt(page);
  return localeNames.flatMap((locale) =>
    [...text.matchAll(patterns[locale])]
      .filter(({index}) => language(index) === locale)
      .map(({0: written, 1: whole = '', 2: decimals = '', index}) => ({
        label: `the number ${written}`,
        key: keyOf(whole, decimals, notations[locale]),
        offset: index,
      })),
  );
}

/**
 * A section has the same numbers in both languages, each in its notation; numbers in words are not
 * compared.
 */
export const sameNumbers = twinRule('sameNumbers', (site) =>
  comparablePages(site).flatMap((pair) =>
    compareSections(pair, piecesOf, 'Write it in digits in both languages, or in words in both.'),
  ),
);
