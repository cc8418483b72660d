import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {attributeOf} from '../mdx/attributeOf';
import {expressionOf} from '../mdx/expressionOf';
import {localeOfFile} from '../mdx/localeOfFile';
import {groupTerms} from './groupTerms';

/** Gives `<Glossary />` its terms at compile time, so that only its page carries them. */
const remarkGlossary: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Glossary') {
      const groups = groupTerms(localeOfFile(file.path));
      node.attributes.push(attributeOf('groups', expressionOf(groups)));
    }
  });
};

export default remarkGlossary;
