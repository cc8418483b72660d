import type {Link, LinkReference, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importOf} from '../mdx/importOf';

const note = 'IconExternalLink';

/** Definitions of link references; as in Markdown, the first one of a name counts. */
function addressesIn(tree: Root): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    addresses.set(identifier, addresses.get(identifier) ?? url);
  });
  return addresses;
}

/**
 * Marks links that leave the site: upstream opens them in a new tab, but announces that in the
 * navbar and the footer only.
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
