import type {ChildNode, Declaration, Root} from 'postcss';
import {conditionOf, isKeyframe, isLayered} from './cssTree';
import {isStateless, pseudoElementOf} from './staticSelector';

/** A declaration in a layer, and the selectors of unlayered rules that set the same property. */
export interface Contested {
  readonly selector: string;
  readonly overriding: readonly string[];
  /** Identifies it among the needs of a page. */
  readonly need: string;
  /** In bytes. */
  readonly weight: number;
}

/** Longhands with the shorthand that sets them; only pairs that occur in the style sheet. */
const shorthand: Readonly<Record<string, string>> = {
  'background-color': 'background',
  'border-bottom': 'border',
  'border-top': 'border',
  'margin-bottom': 'margin',
  'margin-left': 'margin',
  'margin-right': 'margin',
  'margin-top': 'margin',
  'padding-left': 'padding',
};

const isDeclaration = (node: ChildNode): node is Declaration => node.type === 'decl';

/**
 * Identifies a declaration among the needs of a page. `{` is a safe separator: selectors and
 * properties cannot contain it.
 */
export const needOf = (selector: string, prop: string): string => `${selector}{${prop}`;

/** Declarations that unlayered rules may override. Not important ones, for which layers win. */
export function layeredDeclarations(root: Root): {selectors: string[]; declaration: Declaration}[] {
  const found: {selectors: string[]; declaration: Declaration}[] = [];
  root.walkRules((rule) => {
    if (isLayered(rule) && !isKeyframe(rule)) {
      for (const declaration of rule.nodes.filter(isDeclaration)) {
        if (!declaration.important) {
          found.push({selectors: rule.selectors, declaration});
        }
      }
    }
  });
  return found;
}

/** Key of a property under a condition. `{` is a safe separator: neither can contain it. */
const setUnder = (condition: string, prop: string): string => `${condition}{${prop}`;

/**
 * A pseudo-element with `content: none` is not rendered, so all of its other declarations are
 * overridden.
 */
const everything = '*';

/** The selectors of unlayered rules, by the property they set, for any state of an element. */
function overridingSelectors(root: Root): ReadonlyMap<string, readonly string[]> {
  const selectors = new Map<string, string[]>();
  root.walkRules((rule) => {
    if (isLayered(rule)) {
      return;
    }
    const condition = conditionOf(rule);
    for (const {prop, value} of rule.nodes.filter(isDeclaration)) {
      // `revert-layer` gives the layer's value back its effect.
      if (!value.startsWith('revert')) {
        const isGone = prop === 'content' && value === 'none';
        for (const name of isGone ? [prop, everything] : [prop]) {
          const key = setUnder(condition, name);
          selectors.set(key, [...(selectors.get(key) ?? []), ...rule.selectors]);
        }
      }
    }
  });
  return selectors;
}

/**
 * The layered declarations that unlayered rules override, for at least some elements: a restyled
 * theme has many declarations without effect.
 */
export function contestedDeclarations(root: Root): Contested[] {
  const bySetting = overridingSelectors(root);
  return layeredDeclarations(root).flatMap(({selectors, declaration}) => {
    const {prop} = declaration;
    const rivals = ['', conditionOf(declaration)].flatMap((condition) =>
      [prop, shorthand[prop] ?? prop, everything].flatMap(
        (name) => bySetting.get(setUnder(condition, name)) ?? [],
      ),
    );
    return selectors.flatMap((selector): Contested[] => {
      const part = pseudoElementOf(selector);
      const overriding = [...new Set(rivals)].filter(
        (rival) => rival === selector || (isStateless(rival) && pseudoElementOf(rival) === part),
      );
      const weight = declaration.toString().length / selectors.length;
      return overriding.length > 0
        ? [{selector, overriding, need: needOf(selector, prop), weight}]
        : [];
    });
  });
}
