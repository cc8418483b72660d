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
            what: `A sample of code shows nothing of ${node.meta}: it has no title, no line numbers and no marked lines.`,
            remedy: 'Leave the language alone behind the backticks, and say the rest above.',
          }),
        ]
      : [],
  ),
);
