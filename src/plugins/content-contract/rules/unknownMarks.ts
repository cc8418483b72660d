import {visit} from 'unist-util-visit';
import type {Breach} from '../Fault';
import {faultAt} from '../faultAt';
import {pageRule} from '../Rule';

/** What GitHub makes of Markdown and this site has no words or no use for stays out of pages. */
export const unknownMarks = pageRule('unknownMarks', (page) => {
  const faults: Breach[] = [];
  if (page.tree) {
    visit(page.tree, (node) => {
      if (node.type === 'footnoteDefinition') {
        faults.push(
          faultAt(page, node, {
            what: 'A footnote has words around it that are English in every language.',
            remedy: 'Write it into the text, or into a callout: :::note.',
          }),
        );
      }
      if (node.type === 'listItem' && typeof node.checked === 'boolean') {
        faults.push(
          faultAt(page, node, {
            what: 'The box of this item cannot be ticked.',
            remedy: 'Remove [ ]. Each step in <Steps> has a box that can.',
          }),
        );
      }
      if (node.type === 'thematicBreak') {
        faults.push(
          faultAt(page, node, {
            what: 'A line is drawn across the page.',
            remedy: 'Remove it: headings part a page.',
          }),
        );
      }
      if (node.type === 'delete') {
        faults.push(
          faultAt(page, node, {
            what: 'Tildes strike words through: readers take them for a slip.',
            remedy: 'Remove the words, or the tildes; a range is written 2–3 m.',
          }),
        );
      }
    });
  }
  return faults;
});
