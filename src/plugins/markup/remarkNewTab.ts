import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importOf} from '../mdx/importOf';

const note = 'IconExternalLink';

/**
 * Marks the links of a page that leave the site, for upstream opens them in a new tab and says so
 * in the navbar and the footer alone.
 */
export default function remarkNewTab(): (tree: Root) => void {
  return (tree) => {
    const leaving: Link[] = [];
    visit(tree, 'link', (link) => {
      if (/^(https?:)?\/\//.test(link.url)) {
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
