import type {AtRule, ChildNode, Declaration, Rule} from 'postcss';

function atRulesAround(node: ChildNode): AtRule[] {
  const found: AtRule[] = [];
  for (let {parent} = node; parent && parent.type !== 'root'; parent = parent.parent as never) {
    if (parent.type === 'atrule') {
      found.push(parent as AtRule);
    }
  }
  return found;
}

const namesAround = (node: ChildNode): string[] => atRulesAround(node).map(({name}) => name);

/** Whether a node is in a cascade layer. */
export const isLayered = (node: ChildNode): boolean => namesAround(node).includes('layer');

/** The conditions around a node, such as media queries; equal conditions give equal text. */
export const conditionOf = (node: ChildNode): string =>
  atRulesAround(node)
    .filter(({name}) => name !== 'layer')
    .map(({name, params}) => `${name} ${params}`)
    .join();

/** Whether a node applies only under a condition. */
export const isConditional = (node: ChildNode): boolean => conditionOf(node) !== '';

/** Whether a rule is a keyframe: its selector is `from`, `to` or a percentage. */
export const isKeyframe = (rule: Rule): boolean =>
  namesAround(rule).some((name) => name.endsWith('keyframes'));

/** Whether a declaration defines a custom property. */
export const isVariable = ({prop}: Declaration): boolean => prop.startsWith('--');

/** The selectors of a declaration's rule. */
export const selectorsOf = ({parent}: Declaration): readonly string[] =>
  parent?.type === 'rule' ? parent.selectors : [];

/** The names of the custom properties that a value reads. */
export const variablesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
