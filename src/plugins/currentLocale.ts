import {defaultLocale, type Locale, localeNames} from '../site';

/**
 * The locale whose configuration is being loaded.
 *
 * @returns the locale that Docusaurus gives in `DOCUSAURUS_CURRENT_LOCALE`; the default locale when
 * it is unset or unknown (`start` without `--locale` sets it to the word "undefined").
 */
export function localeFromEnvironment(): Locale {
  const named = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return localeNames.find((locale) => locale === named) ?? defaultLocale;
}
