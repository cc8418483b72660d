import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {Language} from '../../product/language';
import {attributeOf} from '../mdx/attributeOf';
import {expressionOf} from '../mdx/expressionOf';
import {isElement} from '../mdx/isElement';
import {localeOfFile} from '../mdx/localeOfFile';
import {textAttribute} from '../mdx/textAttribute';
import {formatFact} from './formatFact';
import {keyLabel} from './keyLabel';
import {shortcutKeys} from './shortcutKeys';

/** The attributes that each component receives from the product data. */
const sayings: Record<string, (name: string, language: Language) => Record<string, unknown>> = {
  Fact: (name, language) => ({text: formatFact(name, language)}),
  Key: (name, language) => ({label: keyLabel(name, language)}),
  Shortcut: shortcutKeys,
};

/**
 * Gives the components that quote the product their content at compile time, so that no browser
 * downloads all of src/product for one number.
 *
 * @throws when src/product lacks the name, with the page, the line and the known names
 */
const remarkProduct: Plugin<[], Root> = () => (tree, file) => {
  const language = localeOfFile(file.path);
  visit(tree, (node) => {
    const say = isElement(node) && node.name ? sayings[node.name] : undefined;
    if (!isElement(node) || !say) {
      return;
    }
    try {
      for (const [name, value] of Object.entries(say(textAttribute(node, 'name'), language))) {
        node.attributes.push(attributeOf(name, expressionOf(value)));
      }
    } catch (error) {
      const place = `${path.relative(file.cwd, file.path)}:${node.position?.start.line ?? 1}`;
      throw new Error(`${place}: ${error instanceof Error ? error.message : error}`);
    }
  });
};

export default remarkProduct;
