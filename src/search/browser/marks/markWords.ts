import {foldWord} from '../../analysis/foldWord';
import {findMarks} from './findMarks';
import {withoutFrequent} from './withoutFrequent';

const highlightName = 'site-search';

function rangesOf(root: Element, marks: readonly string[]): readonly Range[] {
  const byWord = new Map<string, Range[]>();
  const find = findMarks(marks);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    for (const {start, end} of find(text)) {
      const word = foldWord(text.slice(start, end));
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      byWord.set(word, [...(byWord.get(word) ?? []), range]);
    }
  }
  return withoutFrequent(byWord);
}

/**
 * Highlights words in the current article through the CSS Custom Highlight API, because React owns
 * the DOM. Browsers without that API show no highlights.
 *
 * @param marks folded words and phrases; an empty array removes the highlights
 */
export function markWords(marks: readonly string[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(highlightName);
  const article = document.querySelector('article');
  const ranges = article && marks.length > 0 ? rangesOf(article, marks) : [];
  document.documentElement.toggleAttribute('data-search-marks', ranges.length > 0);
  if (ranges.length > 0) CSS.highlights.set(highlightName, new Highlight(...ranges));
}
