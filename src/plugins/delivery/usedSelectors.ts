import {selectOne} from 'css-select';
import {type Selector, SelectorType} from 'css-what';
import {parseDocument} from 'htmlparser2';
import {staticSelector} from './staticSelector';

/** Tags and classes that must be in a page for a selector to match: a quick first look. */
function neededWords(tokens: readonly Selector[]): readonly string[] {
  return tokens.flatMap((token) => {
    if (token.type === SelectorType.Tag) {
      return [`<${token.name}`];
    }
    return token.type === SelectorType.Attribute && token.name === 'class' ? [token.value] : [];
  });
}

function wordsOf(html: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [, tag] of html.matchAll(/<([a-z][\w-]*)/gi)) {
    words.add(`<${tag?.toLowerCase()}`);
  }
  for (const [, quoted, bare = ''] of html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)) {
    for (const word of (quoted ?? bare).split(/\s+/)) {
      words.add(word);
    }
  }
  return words;
}

/**
 * Which selectors can apply to each page before any script has run.
 *
 * @param selectors each without commas
 * @param pages the HTML of the pages, each let go once it is read: a large site has gigabytes
 * @returns for each page, in order, the selectors that it needs
 */
export function usedSelectors(
  selectors: readonly string[],
  pages: Iterable<string>,
): ReadonlySet<string>[] {
  const all = [...new Set(selectors)].map((selector) => {
    const tokens = staticSelector(selector);
    return {selector, tokens, needed: neededWords(tokens ?? [])};
  });
  return Array.from(pages, (html) => {
    const words = wordsOf(html);
    const page = parseDocument(html);
    const used = all.filter(
      ({tokens, needed}) =>
        tokens === null ||
        (needed.every((word) => words.has(word)) && selectOne([[...tokens]], page) !== null),
    );
    return new Set(used.map(({selector}) => selector));
  });
}
