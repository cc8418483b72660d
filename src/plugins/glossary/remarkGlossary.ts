import type {Expression} from 'estree-jsx';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {defaultLocale, localeNames} from '../../site';
import {groupTerms} from './groupTerms';

/** A value of plain data as MDX wants it: with its syntax tree. */
function expressionOf(value: unknown): Expression {
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

/**
 * Gives `<Glossary />` its terms when the page is compiled, so that only that page carries them:
 * all pages share one bundle of words, and the glossary would be most of it.
 */
const remarkGlossary: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Glossary') {
      return;
    }
    const path = file.path.replaceAll('\\', '/');
    const locale = localeNames.find((name) => path.includes(`/i18n/${name}/`)) ?? defaultLocale;
    const expression = expressionOf(groupTerms(locale));
    node.attributes.push({
      type: 'mdxJsxAttribute',
      name: 'groups',
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: 'groups',
        data: {
          estree: {
            type: 'Program',
            sourceType: 'module',
            body: [{type: 'ExpressionStatement', expression}],
          },
        },
      },
    });
  });
};

export default remarkGlossary;
