import {defaultLocale, type Locale, localeNames} from '../../site';

/** The locale a source file is written in, by the folder it stands in. */
export function localeOfFile(path: string): Locale {
  const posix = path.replaceAll('\\', '/');
  return localeNames.find((name) => posix.includes(`/i18n/${name}/`)) ?? defaultLocale;
}
