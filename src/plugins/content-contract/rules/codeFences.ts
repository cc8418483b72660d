import {faultAt} from '../faults/faultAt';
import {nodesOf} from '../page/nodesOf';
import {pageRule} from '../Rule';

/** Nothing stands behind the language of a sample: Docusaurus would read it, and the site does not. */
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
