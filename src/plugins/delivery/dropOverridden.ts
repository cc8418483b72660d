import type {ChildNode, Declaration, Root} from 'postcss';
import {isConditional, isKeyframe, isLayered} from './cssTree';
import {dropEmpty} from './keepSelectors';

/** Properties that set others too: only pairs that meet in the style sheet. */
const shorthand: Readonly<Record<string, string>> = {'background-color': 'background'};

const isDeclaration = (node: ChildNode): node is Declaration => node.type === 'decl';

/**
 * Drops declarations of a layer that an unlayered rule with the same selector overrides on every
 * element and in every state: a theme that is dressed anew says many things that nobody sees.
 */
export function dropOverridden(root: Root): void {
  const overriding = new Map<string, Set<string>>();
  root.walkRules((rule) => {
    if (isLayered(rule) || isConditional(rule)) {
      return;
    }
    for (const selector of rule.selectors) {
      const properties = overriding.get(selector) ?? new Set();
      overriding.set(selector, properties);
      for (const {prop, value} of rule.nodes.filter(isDeclaration)) {
        // `revert-layer` hands the word back to what it stands over.
        if (!value.startsWith('revert')) {
          properties.add(prop);
        }
      }
    }
  });
  root.walkRules((rule) => {
    if (!isLayered(rule) || isKeyframe(rule)) {
      return;
    }
    const dropped = rule.nodes.filter(isDeclaration).filter(
      ({prop, important}) =>
        // Among important declarations it is the layer that wins.
        !important &&
        rule.selectors.every((selector) => {
          const properties = overriding.get(selector);
          const whole = shorthand[prop];
          return properties?.has(prop) || (whole && properties?.has(whole));
        }),
    );
    for (const declaration of dropped) {
      declaration.remove();
    }
  });
  dropEmpty(root);
}
