import type {Declaration, Root} from 'postcss';
import {isConditional, isLayered, isVariable, selectorsOf, variablesIn} from './cssTree';

/** The root of a page, in any colour mode. */
const rootSelector = /^(:root|html)?(\[data-theme=[^\]]*\])?$/;

const isOnRoot = (declaration: Declaration): boolean =>
  selectorsOf(declaration).every((selector) => rootSelector.test(selector));

/** Where each custom property is defined, and where it is read. */
interface Census {
  readonly definitions: ReadonlyMap<string, readonly Declaration[]>;
  readonly reads: ReadonlyMap<string, readonly Declaration[]>;
  /** Those that are somewhere read with a value to fall back to. */
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

/** Whether a declaration rules over those of layers on the root, whatever their condition. */
const isUnlayeredRoot = (one: Declaration): boolean =>
  selectorsOf(one).includes(':root') && !isLayered(one) && !isConditional(one);

/**
 * Those that no rule reads, those in a layer that an unlayered rule of the root overrides, and those
 * that say elsewhere what the root says and no other rule gainsays.
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

/** Whether a custom property has the value of the root on every element of a page. */
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

/** Whether what a selector finds is found by another one too, or stands inside of what that finds. */
const isWithin = (selector: string, outer: string): boolean =>
  selector.startsWith(outer) && /^(?:[\s>.:[][^+~]*)?$/.test(selector.slice(outer.length));

/** Whether what one rule defines is read for the same elements alone, and for what they hold. */
function isReadWithin(only: Declaration, reads: readonly Declaration[]): boolean {
  const [outer, ...others] = selectorsOf(only);
  return (
    outer !== undefined &&
    others.length === 0 &&
    reads.every((read) => selectorsOf(read).every((selector) => isWithin(selector, outer)))
  );
}

/**
 * Writes out custom properties with one value where that is shorter than their name; then nothing
 * reads them any more.
 *
 * What a property of the root says is the same on every element, as long as what it reads itself is
 * defined on the root alone; and so is what another element says, for itself and what it holds.
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
  // A value that reads another of them waits for the next turn: it may be read before it is written.
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
        // `var(--a)2rem` is two values; `1rem2rem` would be none.
        return value === undefined ? text : `${value}${next ? ' ' : ''}`;
      },
    );
  });
  return chosen.size > 0;
}

/**
 * Makes the custom properties of a style sheet fewer, and leaves what it says as it is.
 *
 * @param kept names that something outside the style may set on an element
 */
export function leanVariables(root: Root, kept: ReadonlySet<string>): void {
  let hasChanged = true;
  while (hasChanged) {
    const hasDropped = dropIdleVariables(census(root));
    hasChanged = writeOut(root, census(root), kept) || hasDropped;
  }
}
