import {compile} from 'css-select';
import {type Selector, SelectorType} from 'css-what';
import {DomUtils, parseDocument} from 'htmlparser2';
import type {Contested} from './contestedDeclarations';
import {isCombinator, staticSelector} from './staticSelector';

/**
 * Tags and classes that must occur in a page for a selector to match. Partial class matches do not
 * count. Tags are lower-cased, as the parser does even with `linearGradient`.
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

/** The elements of a page, indexed by tag and class, because most selectors concern few of them. */
interface ElementIndex {
  readonly all: Elements;
  readonly byWord: ReadonlyMap<string, Elements>;
}

function elementIndex(page: Page): ElementIndex {
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

/** Finds the elements that a selector may apply to. */
interface Matcher {
  readonly selector: string;
  readonly elementsOn: (page: ElementIndex) => Elements;
  readonly isOn: (element: Elements[number]) => boolean;
}

function matcher(selector: string): Matcher {
  const tokens = staticSelector(selector);
  if (!tokens) {
    return {selector, elementsOn: ({all}) => all, isOn: () => true};
  }
  const needed = neededWords(tokens);
  const subject = neededWords(tokens.slice(tokens.findLastIndex(isCombinator) + 1));
  const isOn = compile([[...tokens]]) as Matcher['isOn'];
  return {
    selector,
    elementsOn: ({all, byWord}) =>
      needed.every((word) => byWord.has(word))
        ? subject
            .map((word) => byWord.get(word) ?? [])
            .reduce((fewest, next) => (next.length < fewest.length ? next : fewest), all)
            .filter(isOn)
        : [],
    isOn,
  };
}

/** An overridable declaration, with a test for each rule that overrides it. */
interface Contest {
  readonly need: string;
  readonly overriding: readonly Matcher['isOn'][];
}

/**
 * What each page needs of a style sheet before any script has run.
 *
 * @param selectors each without commas
 * @param contested overridable declarations
 * @param pages the HTML of the pages; an iterable, since a large site has gigabytes
 * @returns for each page, in order: the selectors that may apply to it, and the needs of contested
 * declarations that are not overridden on every element
 */
export function pageNeeds(
  selectors: readonly string[],
  contested: readonly Contested[],
  pages: Iterable<string>,
): ReadonlySet<string>[] {
  const all = [...new Set(selectors)].map(matcher);
  const contests = new Map<string, Contest[]>();
  for (const {selector, need, overriding} of contested) {
    const tests = overriding.map((other) => matcher(other).isOn);
    contests.set(selector, [...(contests.get(selector) ?? []), {need, overriding: tests}]);
  }
  return Array.from(pages, (html) => {
    const index = elementIndex(parseDocument(html));
    const needs = new Set<string>();
    for (const {selector, elementsOn} of all) {
      const elements = elementsOn(index);
      if (elements.length === 0) {
        continue;
      }
      needs.add(selector);
      for (const {need, overriding} of contests.get(selector) ?? []) {
        if (!elements.every((element) => overriding.some((isOn) => isOn(element)))) {
          needs.add(need);
        }
      }
    }
    return needs;
  });
}
