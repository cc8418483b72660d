import type {Expression} from 'estree-jsx';
import type {MdxJsxAttribute} from 'mdast-util-mdx';

/** `name={expression}` as an MDX node, including its syntax tree. */
export function attributeOf(name: string, expression: Expression): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: name,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}
