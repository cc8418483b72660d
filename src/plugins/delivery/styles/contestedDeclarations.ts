import type {ChildNode, Declaration, Root} from 'postcss';
import {conditionOf, isKeyframe, isLayered} from './cssTree';
import {isStateless, pseudoElementOf} from './staticSelector';

/** A declaration of a layer, and the selectors of unlayered rules that set the same property. */
export interface Contested {
  readonly selector: string;
  readonly overriding: readonly string[];
  /** Names it among what a page needs. */
  readonly need: string;
  /** In bytes. */
  readonly weight: number;
}

/** Properties that set others too: only pairs that meet in the style sheet. */
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

/** How a declaration is named among what pages need; no selector and no property has a brace. */
export const needOf = (selector: string, prop: string): string => `${selector}{${prop}`;

/** Declarations that a rule outside of all layers may override: among important ones layers win. */
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

/** A property as it is set under a condition; no condition and no property has a brace. */
const setUnder = (condition: string, prop: string): string => `${condition}{${prop}`;

/** A pseudo-element without content is not there: nothing that is said of it is seen. */
const everything = '*';

/** The selectors of rules that override layers in every state of an element, by what they set. */
function overridingSelectors(root: Root): ReadonlyMap<string, readonly string[]> {
  const selectors = new Map<string, string[]>();
  root.walkRules((rule) => {
    if (isLayered(rule)) {
      return;
    }
    const condition = conditionOf(rule);
    for (const {prop, value} of rule.nodes.filter(isDeclaration)) {
      // `revert-layer` hands the word back to what it stands over.
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
 * The declarations of layers that unlayered rules override, perhaps on every element and in every
 * state: a theme that is dressed anew says many things that nobody sees.
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
