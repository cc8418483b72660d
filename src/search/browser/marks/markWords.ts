import {findMarks} from './findMarks';

const highlightName = 'site-search';

function rangesOf(root: Element, marks: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const find = findMarks(marks);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const {start, end} of find(node.nodeValue ?? '')) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Marks words in the article on screen without touching the document: React owns it. Browsers
 * without the highlight registry show the page unmarked.
 *
 * @param marks folded words and phrases; none removes the marks
 */
export function markWords(marks: readonly string[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(highlightName);
  const article = document.querySelector('article');
  const ranges = article && marks.length > 0 ? rangesOf(article, marks) : [];
  document.documentElement.toggleAttribute('data-search-marks', ranges.length > 0);
  if (ranges.length > 0) CSS.highlights.set(highlightName, new Highlight(...ranges));
}
