import type {Expression} from 'estree-jsx';

/**
 * The syntax tree of plain data, for a compiled page.
 *
 * @param value strings, and arrays and objects of them; anything else is converted to a string
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
