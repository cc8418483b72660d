import {compile} from 'css-select';
import {type Selector, SelectorType} from 'css-what';
import {DomUtils, parseDocument} from 'htmlparser2';
import {isCombinator, staticSelector} from './staticSelector';

/**
 * Tags and classes that an element, or a page, must have for a selector to match. A part of a class
 * is none, and tags are written in any case: `linearGradient` of a drawing is read in small letters.
 */
function neededWords(tokens: readonly Selector[]): readonly string[] {
  return tokens.flatMap((token) => {
    if (token.type === SelectorType.Tag) {
      return [`<${token.name.toLowerCase()}`];
    }
    const isClass =
      token.type === SelectorType.Attribute && token.name === 'class' && token.action === 'element';
    return isClass ? [token.value] : [];
  });
}

type Page = ReturnType<typeof parseDocument>;
type Elements = ReturnType<typeof DomUtils.getElementsByTagName>;

/** The elements of a page by their tags and classes: few selectors ask for more than a few. */
function elementsByWord(page: Page): {all: Elements; byWord: ReadonlyMap<string, Elements>} {
  const all = DomUtils.getElementsByTagName('*', page);
  const byWord = new Map<string, Elements>();
  for (const element of all) {
    const classes = element.attribs.class?.split(/\s+/) ?? [];
    for (const word of [`<${element.name}`, ...classes]) {
      const elements = byWord.get(word) ?? [];
      byWord.set(word, elements);
      elements.push(element);
    }
  }
  return {all, byWord};
}

/** A test of whether a selector can apply to an element of a page. */
function matcher(selector: string): (page: ReturnType<typeof elementsByWord>) => boolean {
  const tokens = staticSelector(selector);
  if (!tokens) {
    return () => true;
  }
  const needed = neededWords(tokens);
  const subject = neededWords(tokens.slice(tokens.findLastIndex(isCombinator) + 1));
  const matches = compile([[...tokens]]) as (element: Elements[number]) => boolean;
  return ({all, byWord}) => {
    if (!needed.every((word) => byWord.has(word))) {
      return false;
    }
    const candidates = subject
      .map((word) => byWord.get(word) ?? [])
      .reduce((fewest, next) => (next.length < fewest.length ? next : fewest), all);
    return candidates.some((element) => matches(element));
  };
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
  const all = [...new Set(selectors)].map((selector) => ({selector, fits: matcher(selector)}));
  return Array.from(pages, (html) => {
    const elements = elementsByWord(parseDocument(html));
    return new Set(all.filter(({fits}) => fits(elements)).map(({selector}) => selector));
  });
}
