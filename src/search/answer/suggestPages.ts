import type {PageLink} from '../protocol';
import type {SearchEngine} from '../SearchEngine';

const maxSuggestions = 5;

/** Titles that share letters with the query, then the popular pages. */
export function suggestPages(engine: SearchEngine, query: string): PageLink[] {
  const {pages, popular} = engine.index;
  const trigrams = (text: string): Set<string> => {
    const letters = engine.analysis
      .words(text)
      .map(({surface}) => surface)
      .join(' ');
    return new Set(
      Array.from({length: Math.max(0, letters.length - 2)}, (_, at) => letters.slice(at, at + 3)),
    );
  };
  const asked = trigrams(query.slice(0, 100));
  const near = pages
    .map((page) => ({
      page,
      shared: [...trigrams(page.title)].filter((part) => asked.has(part)).length,
    }))
    .filter(({page, shared}) => shared > 2 && !page.isLast)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 2)
    .map(({page}) => page);
  const liked = popular.flatMap((at) => pages[at] ?? []);
  return [...new Set([...near, ...liked])]
    .slice(0, maxSuggestions)
    .map(({url, title}) => ({url, title}));
}
