import {foldWord} from '../analysis/foldWord';
import {splitWords} from '../analysis/splitWords';

const highlightName = 'site-search';

function rangesOf(root: Element, words: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const {text, start, end} of splitWords(node.nodeValue ?? '')) {
      if (!words.has(foldWord(text))) continue;
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
 * @param words folded spellings; none removes the marks
 */
export function markWords(words: readonly string[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(highlightName);
  const article = document.querySelector('article');
  const ranges = article && words.length > 0 ? rangesOf(article, new Set(words)) : [];
  document.documentElement.toggleAttribute('data-search-marks', ranges.length > 0);
  if (ranges.length > 0) CSS.highlights.set(highlightName, new Highlight(...ranges));
}
