import type {CheerioAPI} from 'cheerio';
import {foreignEnd, foreignStart} from '../../search/indexing/foreignText';
import {cleanText} from './cleanText';

/** The visible text of a section: its heading, and the text below it. */
interface SectionText {
  readonly title: string;
  readonly text: string;
  /** Bold texts: pages write UI labels this way. */
  readonly labels?: readonly string[];
}

/** Elements that separate lines on the page: text of two of these is not one sentence. */
const blocks =
  'p, li, dt, dd, td, th, div, section, figure, figcaption, details, summary, blockquote, pre, h4, h5, h6';

// A control character that no page contains.
const blockEdge = '\u001e';
const headingEdge = '\u001d';
const codeEnd = '\u001c';
const labelEdge = '\u001f';

function asSentence(text: string): string {
  // A full stop after code would look like part of it.
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
 * The sections of a page as readers see them, each block a sentence. The plugin's own texts run
 * blocks together, so that an excerpt would read “Result The room”. They also replace no-break
 * spaces by plain ones, so that an excerpt may break between a number and its unit. Table headings
 * are dropped, as they mean nothing alone. Text in another language stays marked, so that an
 * excerpt quoting an English message is announced as English.
 *
 * @param $ the built page without the parts that are not searched; it is modified
 * @returns each section by its heading's anchor, with `#` first, like the plugin's; text below a
 * heading without one belongs to the page itself: empty anchor and title
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
