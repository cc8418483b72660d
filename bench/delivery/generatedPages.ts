import {vocabulary} from '../search/syntheticPages';

/** A page that every system builds, in both languages. */
export interface GeneratedPage {
  /** Its place in the menu and in the address: `page-3`, on a larger site `topic-0/page-3`. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Markdown without a title and without front matter. */
  readonly body: string;
}

/** Nobody's menu is a list of a thousand pages: no folder holds more entries than this. */
const entriesPerFolder = 20;
const sections = 6;
const wordsPerParagraph = 45;
const paragraphs = 2;

/** The folder of a page, and what it lies in; no two folders have the same name. */
function folderOf(at: number, count: number, name = 'topic'): string {
  if (count <= entriesPerFolder) return '';
  const folder = Math.floor(at / entriesPerFolder);
  const above = folderOf(folder, Math.ceil(count / entriesPerFolder), `${name}s`);
  return `${above}${name}-${folder}/`;
}

/**
 * Pages of about 700 invented words, each with headings, procedures and a table.
 *
 * @param count how many
 * @param seed another seed gives other words, as another language would
 */
export function generatedPages(count: number, seed: number): GeneratedPage[] {
  const words = vocabulary();
  let state = seed + 1;
  const random = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const word = (): string => words[Math.floor(words.length ** random()) - 1] ?? words[0] ?? '';
  const text = (length: number): string => {
    const all = Array.from({length}, word).join(' ');
    return all.charAt(0).toUpperCase() + all.slice(1);
  };
  const section = (): string =>
    [
      `## ${text(4)}`,
      ...Array.from({length: paragraphs}, () => `${text(wordsPerParagraph)}.`),
      Array.from({length: 4}, (_, at) => `${at + 1}. ${text(6)}.`).join('\n'),
    ].join('\n\n');
  const table = (): string =>
    [
      '| A | B | C |',
      '| - | - | - |',
      ...Array.from({length: 4}, () => `| ${text(3)} | ${text(5)} | ${text(5)} |`),
    ].join('\n');
  return Array.from({length: count}, (_, at) => ({
    slug: `${folderOf(at, count)}page-${at}`,
    title: text(4),
    description: text(14),
    body: [`${text(20)}.`, ...Array.from({length: sections}, section), table()].join('\n\n'),
  }));
}
