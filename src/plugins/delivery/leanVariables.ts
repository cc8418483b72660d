import type {Declaration, Root} from 'postcss';
import {isConditional, isLayered, isVariable, selectorsOf, variablesIn} from './cssTree';
import {dropEmpty} from './keepSelectors';

/** The root of a page, in any colour mode. */
const rootSelector = /^(:root|html)?(\[data-theme=[^\]]*\])?$/;

const isOnRoot = (declaration: Declaration): boolean =>
  selectorsOf(declaration).every((selector) => rootSelector.test(selector));

/** Where each custom property is defined, and how often it is read. */
interface Census {
  readonly definitions: ReadonlyMap<string, readonly Declaration[]>;
  readonly reads: ReadonlyMap<string, number>;
  /** Those that are somewhere read with a value to fall back to. */
  readonly withFallback: ReadonlySet<string>;
}

function census(root: Root): Census {
  const definitions = new Map<string, Declaration[]>();
  const reads = new Map<string, number>();
  const withFallback = new Set<string>();
  root.walkDecls((declaration) => {
    if (isVariable(declaration)) {
      const {prop} = declaration;
      definitions.set(prop, [...(definitions.get(prop) ?? []), declaration]);
    }
    for (const name of variablesIn(declaration.value)) {
      reads.set(name, (reads.get(name) ?? 0) + 1);
    }
    for (const [, name = ''] of declaration.value.matchAll(/var\(\s*(--[\w-]+)\s*,/g)) {
      withFallback.add(name);
    }
  });
  return {definitions, reads, withFallback};
}

/** Those that no rule reads, and those in a layer that an unlayered rule of the root overrides. */
function dropIdle({definitions, reads}: Census): boolean {
  const idle = [...definitions].flatMap(([name, all]) => {
    if (!reads.has(name)) {
      return all;
    }
    const isOverridden = all.some(
      (one) => selectorsOf(one).includes(':root') && !isLayered(one) && !isConditional(one),
    );
    return isOverridden ? all.filter((one) => isLayered(one) && isOnRoot(one)) : [];
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

/**
 * Writes out custom properties with one value where that is shorter than their name.
 *
 * What a property of the root says is the same on every element, as long as what it reads itself is
 * defined on the root alone.
 */
function writeOut(root: Root, found: Census): boolean {
  const chosen = new Map<string, Declaration>();
  for (const [name, [only, ...others]] of found.definitions) {
    const isOne = only && others.length === 0 && !isConditional(only);
    if (!isOne || !selectorsOf(only).includes(':root') || found.withFallback.has(name)) {
      continue;
    }
    const isShorter = only.value.length <= `var(${name})`.length;
    if ((isShorter || (found.reads.get(name) ?? 0) <= 2) && isOfRoot(name, found)) {
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
  for (const declaration of chosen.values()) {
    declaration.remove();
  }
  return chosen.size > 0;
}

/** Makes the custom properties of a style sheet fewer, and leaves what it says as it is. */
export function leanVariables(root: Root): void {
  let hasChanged = true;
  while (hasChanged) {
    const hasDropped = dropIdle(census(root));
    hasChanged = writeOut(root, census(root)) || hasDropped;
  }
  dropEmpty(root);
}
