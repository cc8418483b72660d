import type {Link, LinkReference, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importOf} from '../mdx/importOf';

const note = 'IconExternalLink';

/** By the name that links have for them, the first of each, as Markdown takes them. */
function addressesIn(tree: Root): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    addresses.set(identifier, addresses.get(identifier) ?? url);
  });
  return addresses;
}

/**
 * Marks the links of a page that leave the site, for upstream opens them in a new tab and says so
 * in the navbar and the footer alone.
 */
export default function remarkNewTab(): (tree: Root) => void {
  return (tree) => {
    const addresses = addressesIn(tree);
    const leaving: (Link | LinkReference)[] = [];
    visit(tree, ['link', 'linkReference'], (node) => {
      const link = node as Link | LinkReference;
      const url = link.type === 'link' ? link.url : addresses.get(link.identifier);
      if (url && /^(https?:)?\/\//.test(url)) {
        leaving.push(link);
      }
    });
    for (const {children} of leaving) {
      children.push({type: 'mdxJsxTextElement', name: note, attributes: [], children: []});
    }
    if (leaving.length > 0) {
      tree.children.unshift(importOf(note, '@theme/Icon/ExternalLink'));
    }
  };
}
