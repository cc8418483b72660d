import type {RootContent} from 'mdast';
import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {namedPages} from '../namedPages';
import {pageRule} from '../Rule';

/** There is text between two headings; a section has at most one callout, never two in a row. */
export const sections = pageRule('sections', (page) => {
  const faults: Breach[] = [];
  let previous: RootContent | undefined;
  let calloutsInSection = 0;
  // The syntax reference shows all kinds of callouts side by side.
  const mayRepeat = page.path === namedPages.syntaxReference;
  const add = (node: RootContent, what: string, remedy: string) =>
    faults.push(faultAt(page, node, {what, remedy}));
  // A comment renders nothing.
  const shown = page.tree?.children.filter(({type}) => type !== 'mdxFlowExpression') ?? [];
  for (const node of shown) {
    if (node.type === 'heading') {
      if (previous?.type === 'heading') {
        add(node, 'Two headings follow each other.', 'Put a sentence between them.');
      }
      calloutsInSection = 0;
    }
    if (node.type === 'containerDirective' && !mayRepeat) {
      calloutsInSection += 1;
      if (previous?.type === 'containerDirective') {
        add(node, 'Two callouts follow each other.', 'Make one a plain paragraph.');
      } else if (calloutsInSection > 1) {
        add(node, 'The section has two callouts.', 'Make one a plain paragraph.');
      }
    }
    previous = node;
  }
  if (previous?.type === 'heading') {
    add(previous, 'The last heading has no text.', 'Write it, or remove the heading.');
  }
  return faults;
});
