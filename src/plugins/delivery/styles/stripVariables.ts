import type {Declaration, Root} from 'postcss';
import {isConditional, isLayered, isVariable, selectorsOf, variablesIn} from './cssTree';

/** The root element, in any colour mode. */
const rootSelector = /^(:root|html)?(\[data-theme=[^\]]*\])?$/;

const isOnRoot = (declaration: Declaration): boolean =>
  selectorsOf(declaration).every((selector) => rootSelector.test(selector));

/** The definitions and reads of each custom property. */
interface Census {
  readonly definitions: ReadonlyMap<string, readonly Declaration[]>;
  readonly reads: ReadonlyMap<string, readonly Declaration[]>;
  /** Those read with a fallback value somewhere. */
  readonly withFallback: ReadonlySet<string>;
}

function census(root: Root): Census {
  const definitions = new Map<string, Declaration[]>();
  const reads = new Map<string, Declaration[]>();
  const withFallback = new Set<string>();
  root.walkDecls((declaration) => {
    if (isVariable(declaration)) {
      const {prop} = declaration;
      definitions.set(prop, [...(definitions.get(prop) ?? []), declaration]);
    }
    for (const name of variablesIn(declaration.value)) {
      reads.set(name, [...(reads.get(name) ?? []), declaration]);
    }
    for (const [, name = ''] of declaration.value.matchAll(/var\(\s*(--[\w-]+)\s*,/g)) {
      withFallback.add(name);
    }
  });
  return {definitions, reads, withFallback};
}

/** Whether a declaration beats all layered ones on the root, whatever their condition. */
const isUnlayeredRoot = (one: Declaration): boolean =>
  selectorsOf(one).includes(':root') && !isLayered(one) && !isConditional(one);

/**
 * Drops definitions that are never read, those in a layer that an unlayered `:root` rule overrides,
 * and those that repeat the root's value where no rule sets another.
 */
function dropIdleVariables({definitions, reads}: Census): boolean {
  const idle = [...definitions].flatMap(([name, all]) => {
    if (!reads.has(name)) {
      return all;
    }
    const ruling = all.findLast(isUnlayeredRoot);
    if (!ruling) {
      return [];
    }
    const others = all.filter((one) => one !== ruling);
    const isOverridden = (one: Declaration): boolean => isLayered(one) && isOnRoot(one);
    const isUndisputed =
      variablesIn(ruling.value).length === 0 &&
      others.every((one) => isOverridden(one) || one.value === ruling.value);
    return isUndisputed ? others : others.filter(isOverridden);
  });
  for (const declaration of idle) {
    declaration.remove();
  }
  return idle.length > 0;
}

/** Whether a custom property has the root's value on every element. */
function isOfRoot(
  name: string,
  {definitions}: Pick<Census, 'definitions'>,
  seen: readonly string[] = [],
): boolean {
  const all = definitions.get(name);
  return (
    all?.every(
      (one) =>
        isOnRoot(one) &&
        variablesIn(one.value).every(
          (other) => seen.includes(other) || isOfRoot(other, {definitions}, [...seen, name]),
        ),
    ) ?? false
  );
}

/** Whether a selector matches only elements that another matches, or their descendants. */
const isWithin = (selector: string, outer: string): boolean =>
  selector.startsWith(outer) && /^(?:[\s>.:[][^+~]*)?$/.test(selector.slice(outer.length));

/** Whether a property is read only on the elements that define it and their descendants. */
function isReadWithin(only: Declaration, reads: readonly Declaration[]): boolean {
  const [outer, ...others] = selectorsOf(only);
  return (
    outer !== undefined &&
    others.length === 0 &&
    reads.every((read) => selectorsOf(read).every((selector) => isWithin(selector, outer)))
  );
}

/**
 * Inlines custom properties with a single value where that is shorter than the reference; their
 * definitions are then unused.
 *
 * A property of the root has one value everywhere, provided that the properties it reads are
 * defined on the root only. One defined on another element has one value for that element and its
 * descendants.
 */
function writeOut(root: Root, found: Census, kept: ReadonlySet<string>): boolean {
  const chosen = new Map<string, Declaration>();
  for (const [name, [only, ...others]] of found.definitions) {
    const isOne = only && others.length === 0 && !isConditional(only);
    if (!isOne || found.withFallback.has(name)) {
      continue;
    }
    const reads = found.reads.get(name) ?? [];
    const isShorter = only.value.length <= `var(${name})`.length;
    const isSame = selectorsOf(only).includes(':root')
      ? isOfRoot(name, found)
      : !kept.has(name) &&
        isReadWithin(only, reads) &&
        variablesIn(only.value).every((other) => isOfRoot(other, found));
    if ((isShorter || reads.length <= 2) && isSame) {
      chosen.set(name, only);
    }
  }
  // A value that reads another chosen property waits for the next pass: it might be inlined before
  // that one.
  for (const [name, {value}] of [...chosen]) {
    if (variablesIn(value).some((other) => chosen.has(other))) {
      chosen.delete(name);
    }
  }
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\(\s*(--[\w-]+)\s*\)(?=([\w.#+-])?)/g,
      (text, name: string, next: string | undefined) => {
        const value = chosen.get(name)?.value;
        // `var(--a)2rem` is two values; `1rem2rem` would be invalid.
        return value === undefined ? text : `${value}${next ? ' ' : ''}`;
      },
    );
  });
  return chosen.size > 0;
}

/**
 * Reduces the custom properties of a style sheet without changing its effect.
 *
 * @param kept names that something outside the style may set on an element
 */
export function stripVariables(root: Root, kept: ReadonlySet<string>): void {
  let hasChanged = true;
  while (hasChanged) {
    const hasDropped = dropIdleVariables(census(root));
    hasChanged = writeOut(root, census(root), kept) || hasDropped;
  }
}
