import type {Nodes} from 'mdast';
import type {FaultWords} from '../faults/FaultWords';
import {faultAt} from '../faults/faultAt';
import {nodesOf} from '../page/nodesOf';
import {pageRule} from '../Rule';

function wordsFor(node: Nodes): FaultWords | undefined {
  switch (node.type) {
    case 'footnoteDefinition':
      return {
        what: 'Footnotes add English words, even to French pages.',
        remedy: 'Write it into the text, or into a callout: :::note.',
      };
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? {
            what: 'The box of this item cannot be ticked.',
            remedy: 'Remove [ ]. Each step in <Steps> has a box that can.',
          }
        : undefined;
    case 'thematicBreak':
      return {
        what: 'There is a line across the page.',
        remedy: 'Remove it: headings divide a page.',
      };
    case 'delete':
      return {
        what: 'Tildes strike words through: readers take this for a mistake.',
        remedy: 'Remove the words, or the tildes; a range is written 2–3 m.',
      };
    default:
      return undefined;
  }
}

/** GitHub's Markdown extensions that this site does not style or support are not used. */
export const unknownMarks = pageRule('unknownMarks', (page) =>
  nodesOf(page).flatMap((node) => {
    const words = wordsFor(node);
    return words ? [faultAt(page, node, words)] : [];
  }),
);
