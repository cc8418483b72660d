import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {importOf} from './importOf';
import {isElement} from './isElement';
import {pageTags, pageWords} from './pageWords';

const sources = path.join(__dirname, '..', '..');
const components = {...pageWords, ...pageTags};

/**
 * Adds the imports of rarely used components to the pages that use them, so that writers need none.
 */
const remarkPageWords: Plugin<[], Root> = () => (tree, file) => {
  const imports = new Map<string, MdxjsEsm>();
  visit(tree, (node) => {
    const word = (isElement(node) && node.name) || '';
    const component = Object.hasOwn(components, word) ? components[word] : undefined;
    if (component) {
      const target = path.relative(path.dirname(file.path), path.join(sources, component));
      imports.set(word, importOf(word, target.replaceAll('\\', '/')));
    }
  });
  tree.children.unshift(...imports.values());
};

export default remarkPageWords;
