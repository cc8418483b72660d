import type {ChildNode, Declaration, Rule} from 'postcss';

function atRulesAround(node: ChildNode): string[] {
  const names: string[] = [];
  for (let {parent} = node; parent && parent.type !== 'root'; parent = parent.parent as never) {
    if (parent.type === 'atrule' && 'name' in parent) {
      names.push(String(parent.name));
    }
  }
  return names;
}

/** Whether a node stands in a cascade layer. */
export const isLayered = (node: ChildNode): boolean => atRulesAround(node).includes('layer');

/** Whether a node applies under a condition only, such as a width of the window. */
export const isConditional = (node: ChildNode): boolean =>
  atRulesAround(node).some((name) => name !== 'layer');

/** Whether a rule is a step of an animation, whose selector is `from`, `to` or a percentage. */
export const isKeyframe = (rule: Rule): boolean =>
  atRulesAround(rule).some((name) => name.endsWith('keyframes'));

/** Whether a declaration defines a custom property. */
export const isVariable = ({prop}: Declaration): boolean => prop.startsWith('--');

/** The selectors of the rule a declaration stands in. */
export const selectorsOf = ({parent}: Declaration): readonly string[] =>
  parent?.type === 'rule' ? (parent as Rule).selectors : [];

/** The names of the custom properties that a value reads. */
export const variablesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
