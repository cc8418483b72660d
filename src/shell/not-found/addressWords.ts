import {foldWords} from './foldWords';

/**
 * The search words in an address.
 *
 * @param pathname path as typed, with or without the base URL
 * @param baseUrl base URL of the locale
 * @returns lower-case words without accents; single letters are left out
 */
export function addressWords(pathname: string, baseUrl: string): readonly string[] {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A malformed escape: the raw path still has words.
  }
  const local = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  return foldWords(local.replace(/(?:\/index)?\.html?$/, ''))
    .split(' ')
    .filter((word) => word.length > 1);
}
