import type {Locale} from '../../../site';
import type {TypographyRule} from './Correction';
import {englishTypography} from './englishTypography';
import {frenchTypography} from './frenchTypography';

/** The typography rules of each language. */
export const typographyOf: Readonly<Record<Locale, readonly TypographyRule[]>> = {
  en: englishTypography,
  fr: frenchTypography,
};
