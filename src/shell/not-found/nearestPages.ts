import {addressWords} from './addressWords';
import {foldWords} from './foldWords';

/** A page that may be what a mistyped address meant. */
export interface Page {
  /** Path with the base URL. */
  readonly path: string;
  readonly title: string;
  /** Path of its version with the base URL and a final slash, unless it is the current one. */
  readonly archive?: string;
}

const minimumLikeness = 0.34;
const mostNamed = 3;

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({length: padded.length - 2}, (_, at) => padded.slice(at, at + 3)));
}

/** Share of three-letter pieces that two words have in common, 0 to 1. */
function wordLikeness(first: string, second: string): number {
  const [a, b] = [trigrams(first), trigrams(second)];
  const common = [...a].filter((piece) => b.has(piece)).length;
  return (2 * common) / (a.size + b.size);
}

/** How well the words asked for are found among the words of a page, 0 to 1. */
function coverage(asked: readonly string[], words: readonly string[]): number {
  const best = asked.map((word) => Math.max(0, ...words.map((other) => wordLikeness(word, other))));
  return best.reduce((sum, likeness) => sum + likeness, 0) / asked.length;
}

/** The page that says that nothing was found names the sections anyway: only a nearest one is news. */
const isWorthNaming = ({page}: {readonly page: Page}, at: number): boolean =>
  at === 0 || !page.path.endsWith('/');

function nearestOf(pathname: string, pages: readonly Page[], baseUrl: string): readonly Page[] {
  // « de » and "to" stand in any title. A short word with a figure is none of them: 3D.
  const asked = addressWords(pathname, baseUrl).filter((word) => /\d|.../.test(word));
  if (asked.length === 0) {
    return [];
  }
  return pages
    .map((page) => {
      const address = addressWords(page.path, baseUrl);
      const title = foldWords(page.title).split(' ');
      const likeness = coverage(asked, [...address, ...title]);
      // Of two pages that hold the same words, the one that holds little else is meant.
      return {page, likeness: likeness + 0.05 * coverage(address.length ? address : title, asked)};
    })
    .filter(({likeness}) => likeness >= minimumLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .filter(isWorthNaming)
    .slice(0, mostNamed)
    .map(({page}) => page);
}

/**
 * The existing pages nearest to a mistyped address, nearest first: by the words of their own
 * addresses and of their titles, misspelt or not. Whoever reads an archived version is led to another
 * only where it has nothing of the kind, or lacks the very page.
 *
 * @param pathname the address asked for
 * @param pages the pages there are
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
