import {type PseudoSelector, parse, type Selector, SelectorType} from 'css-what';

/** Attributes that scripts or the browser change while a page is open. */
const changing = /^(open|hidden|data-|aria-)/;

/** Pseudo-classes that depend on the tree alone; all others are states, such as `:hover`. */
const structural = /^(root|empty|(first|last|only|nth)-(last-)?(child|of-type))$/;
const holders = new Set(['is', 'where', 'matches', 'has']);

/** Whether a token is a combinator between two compounds. */
export function isCombinator({type}: Selector): boolean {
  return (
    type === SelectorType.Adjacent ||
    type === SelectorType.Child ||
    type === SelectorType.Descendant ||
    type === SelectorType.Parent ||
    type === SelectorType.Sibling
  );
}

/**
 * css-select finds nothing for a selector list after a sibling combinator, as in `p:has(+ :is(ol,
 * ul))`.
 */
function isMisread({name, data}: PseudoSelector): boolean {
  const parts = name === 'has' && Array.isArray(data) ? data : [];
  return parts.some(
    ([first, ...others]) =>
      (first?.type === SelectorType.Adjacent || first?.type === SelectorType.Sibling) &&
      others.some((other) => other.type === SelectorType.Pseudo && /^(is|where)$/.test(other.name)),
  );
}

function isState(token: Selector): boolean {
  switch (token.type) {
    case SelectorType.PseudoElement:
      return true;
    case SelectorType.Attribute:
      return changing.test(token.name);
    case SelectorType.Pseudo:
      return (
        isMisread(token) ||
        (!structural.test(token.name) && !holders.has(token.name) && token.name !== 'not')
      );
    default:
      return false;
  }
}

/** Whether a token is a state, or a functional pseudo-class such as `:has()` that contains one. */
function holdsState(token: Selector): boolean {
  if (isState(token)) {
    return true;
  }
  const isList = token.type === SelectorType.Pseudo && Array.isArray(token.data);
  return isList && (token.data as Selector[][]).some((part) => part.some(holdsState));
}

function stripped(selector: readonly Selector[]): Selector[] {
  const kept = selector.flatMap((token): Selector[] => {
    if (isState(token)) {
      return [];
    }
    if (token.type !== SelectorType.Pseudo || !Array.isArray(token.data)) {
      return [token];
    }
    // What `:not()` excludes in one state is included in another.
    if (token.name === 'not') {
      return holdsState(token) ? [] : [token];
    }
    return [{...token, data: token.data.map(stripped)}];
  });
  // A compound of states only, as in `div > :hover`, may be any element.
  return kept.flatMap((token, index) => {
    const next = kept[index + 1];
    const isAlone = isCombinator(token) && (next === undefined || isCombinator(next));
    return isAlone ? [token, {type: SelectorType.Universal, namespace: null}] : [token];
  });
}

/**
 * A selector without the states that change while a page is open. The rest decides whether a rule
 * can ever apply to a tree of elements.
 *
 * @param selector one selector, without commas
 * @returns its tokens, for css-select; `null` when nothing is left, so that it may apply to any
 * element, or when it cannot be parsed and must be kept to be safe
 */
export function staticSelector(selector: string): Selector[] | null {
  let tokens: Selector[];
  try {
    tokens = stripped(parse(selector)[0] ?? []);
  } catch {
    return null;
  }
  const [first] = tokens;
  return first === undefined || isCombinator(first) ? null : tokens;
}

/**
 * Pseudo-elements valid with one colon, as minifiers write them; css-what takes them for
 * pseudo-classes.
 */
const shortPseudoElement = /^(after|before|first-letter|first-line)$/;

const isPseudoElement = (token: Selector): token is Selector & {name: string} =>
  token.type === SelectorType.PseudoElement ||
  (token.type === SelectorType.Pseudo && shortPseudoElement.test(token.name));

/** The pseudo-element that a selector ends with, or `undefined`. */
export function pseudoElementOf(selector: string): string | undefined {
  try {
    const last = parse(selector)[0]?.at(-1);
    return last && isPseudoElement(last) ? last.name : undefined;
  } catch {
    return selector;
  }
}

/** Whether a selector matches the same elements as long as the tree does not change. */
export function isStateless(selector: string): boolean {
  try {
    const tokens = parse(selector)[0] ?? [];
    return !tokens.some((token) => !isPseudoElement(token) && holdsState(token));
  } catch {
    return false;
  }
}
