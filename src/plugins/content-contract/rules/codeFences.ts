import {faultAt} from '../faults/faultAt';
import {nodesOf} from '../page/nodesOf';
import {pageRule} from '../Rule';

/**
 * Nothing follows the language of a code block: Docusaurus would interpret it, but this site does
 * not support it.
 */
export const codeFences = pageRule('codeFences', (page) =>
  nodesOf(page).flatMap((node) =>
    node.type === 'code' && node.meta
      ? [
          faultAt(page, node, {
            what: `${node.meta} has no effect: samples of code have no title, line numbers or marked lines.`,
            remedy:
              'Keep only the language after the backticks, and put the rest in the text above.',
          }),
        ]
      : [],
  ),
);
