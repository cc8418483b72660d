import type {CheerioAPI} from 'cheerio';
import {foreignEnd, foreignStart} from '../../search/indexing/foreignText';
import {cleanText} from './cleanText';

/** What a reader sees of a section: the words of its heading and the text below it. */
interface SectionText {
  readonly title: string;
  readonly text: string;
  /** What is bold in the text, which is how pages write the labels of the interface. */
  readonly labels?: readonly string[];
}

/** Where lines end on the page: what stands in two of these is not one sentence. */
const blocks =
  'p, li, dt, dd, td, th, div, section, figure, figcaption, details, summary, blockquote, pre, h4, h5, h6';

// Control characters that no text of a page holds.
const blockEdge = '\u001e';
const headingEdge = '\u001d';
const codeEnd = '\u001c';
const labelEdge = '\u001f';

function asSentence(text: string): string {
  // A full stop after code would read as a part of it.
  const isEnded = text.endsWith(codeEnd) || /[.!?…:;][\s»”"')\u2069]*$/.test(text);
  return isEnded ? text : `${text}.`;
}

function labelsIn(marked: string): string[] {
  const parts = marked.split(labelEdge).map(cleanText);
  return [...new Set(parts.filter((label, at) => at % 2 === 1 && label !== ''))];
}

function readText(marked: string): string {
  const sentences = marked
    .replaceAll(labelEdge, '')
    .split(blockEdge)
    .map(cleanText)
    .filter(Boolean)
    .map(asSentence);
  return sentences.join(' ').replaceAll(codeEnd, '');
}

/**
 * The sections of a page as readers see them, each block a sentence. The plugin runs blocks
 * together, and an excerpt would read “Result The room”; it also reads no-break spaces as plain
 * ones, where a line of the excerpt would break between a number and its unit. Heads of tables say
 * nothing by themselves and go. Words of another language keep their bounds: an excerpt that quotes
 * an English message tells a screen reader so.
 *
 * @param $ the built page without what is not searched; it is changed
 * @returns each section by the anchor of its heading, `#` first, as the plugin names it; what
 *   stands below a heading without one is the page's own: an empty anchor and title
 */
export function readTexts($: CheerioAPI): ReadonlyMap<string, SectionText> {
  const article = $('article').first();
  article.find('thead, footer').remove();
  article.find('br').replaceWith(' ');
  article.find('pre').text((_at, code) => `${code.trim()}${codeEnd}`);
  const language = $('html').attr('lang') ?? '';
  article.find('[lang]').not(`[lang="${language}"]`).prepend(foreignStart).append(foreignEnd);
  article.find('strong').prepend(labelEdge).append(labelEdge);
  article.find(blocks).before(blockEdge).after(blockEdge);
  for (const heading of article.find('h1, h2, h3').get()) {
    const link = $(heading).find('a.hash-link').remove();
    const parts = [link.attr('href') ?? '', $(heading).text()];
    $(heading).text(['', ...parts, ''].join(headingEdge));
  }
  const [, ...parts] = article.text().split(headingEdge);
  const sections = new Map<string, SectionText>();
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [anchor = '', heading = '', marked = ''] = parts.slice(at, at + 3);
    const title = anchor && cleanText(heading);
    const known = sections.get(anchor);
    const text = [known?.text, readText(marked)].filter(Boolean).join(' ');
    const labels = [...new Set([...(known?.labels ?? []), ...labelsIn(marked)])];
    sections.set(anchor, {title, text, ...(labels.length > 0 && {labels})});
  }
  return sections;
}
