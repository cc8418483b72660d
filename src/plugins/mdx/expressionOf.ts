import type {Expression} from 'estree-jsx';

/**
 * Plain data as an expression of a compiled page.
 *
 * @param value texts, and lists and objects of them; anything else is written as its text
 */
export function expressionOf(value: unknown): Expression {
  if (Array.isArray(value)) {
    return {type: 'ArrayExpression', elements: value.map(expressionOf)};
  }
  if (typeof value === 'object' && value !== null) {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value).map(([name, property]) => ({
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: {type: 'Identifier', name},
        value: expressionOf(property),
      })),
    };
  }
  return {type: 'Literal', value: String(value)};
}
