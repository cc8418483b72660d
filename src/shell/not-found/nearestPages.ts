import {addressWords} from './addressWords';
import {foldWords} from './foldWords';

export interface Page {
  /** Path with the base URL. */
  readonly path: string;
  readonly title: string;
  /**
   * Path of its version, with the base URL and a trailing slash; undefined for the current version.
   */
  readonly archive?: string;
}

const minimumLikeness = 0.34;
const mostNamed = 3;

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({length: padded.length - 2}, (_, at) => padded.slice(at, at + 3)));
}

/** Dice coefficient of the trigrams of two words, 0 to 1. */
function wordLikeness(first: string, second: string): number {
  const [a, b] = [trigrams(first), trigrams(second)];
  const common = [...a].filter((piece) => b.has(piece)).length;
  return (2 * common) / (a.size + b.size);
}

/** How well the requested words match the words of a page, 0 to 1. */
function coverage(asked: readonly string[], words: readonly string[]): number {
  const best = asked.map((word) => Math.max(0, ...words.map((other) => wordLikeness(word, other))));
  return best.reduce((sum, likeness) => sum + likeness, 0) / asked.length;
}

/**
 * Sections are listed on the "not found" page anyway: one is only worth a suggestion as the best
 * match.
 */
const isWorthNaming = ({page}: {readonly page: Page}, at: number): boolean =>
  at === 0 || !page.path.endsWith('/');

function nearestOf(pathname: string, pages: readonly Page[], baseUrl: string): readonly Page[] {
  // Drops words such as « de » and "to", which occur in any title, but not short words with a
  // digit: 3D.
  const asked = addressWords(pathname, baseUrl).filter((word) => /\d|.../.test(word));
  if (asked.length === 0) {
    return [];
  }
  return pages
    .map((page) => {
      const address = addressWords(page.path, baseUrl);
      const title = foldWords(page.title).split(' ');
      const likeness = coverage(asked, [...address, ...title]);
      // Of two pages with the same matching words, prefers the one with fewer other words.
      return {page, likeness: likeness + 0.05 * coverage(address.length ? address : title, asked)};
    })
    .filter(({likeness}) => likeness >= minimumLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .filter(isWorthNaming)
    .slice(0, mostNamed)
    .map(({page}) => page);
}

/**
 * The pages that best match a mistyped address, best first, by fuzzy comparison with the words of
 * their addresses and titles. From an archived version, pages of the current one are suggested only
 * when the archive has no match, or when the very same page exists there.
 *
 * @param pathname the requested path
 * @param pages all pages of the site
 * @param baseUrl base URL of the locale
 */
export function nearestPages(
  pathname: string,
  pages: readonly Page[],
  baseUrl: string,
): readonly Page[] {
  const asked = pages.find(({archive}) => archive && pathname.startsWith(archive))?.archive;
  const nearestIn = (version: string | undefined): readonly Page[] =>
    nearestOf(
      pathname,
      pages.filter(({archive}) => archive === version),
      version ?? baseUrl,
    );
  const archived = asked ? nearestIn(asked) : [];
  const current = asked && pathname.replace(asked, baseUrl);
  const twin = pages.filter(({path}) => path === current);
  return archived.length > 0 ? [...twin, ...archived].slice(0, mostNamed) : nearestIn(undefined);
}
