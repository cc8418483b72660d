import type {MdxjsEsm} from 'mdast-util-mdx';

/** `import identifier from 'source'` as an MDX node, including its syntax tree. */
export function importOf(identifier: string, source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: identifier}},
            ],
            source: {type: 'Literal', value: source},
            attributes: [],
          },
        ],
      },
    },
  };
}
