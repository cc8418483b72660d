import {defaultLocale, type Locale, localeNames} from '../../site';

/** The locale of a source file, from its folder. */
export function localeOfFile(path: string): Locale {
  const posix = path.replaceAll('\\', '/');
  return localeNames.find((name) => posix.includes(`/i18n/${name}/`)) ?? defaultLocale;
}
