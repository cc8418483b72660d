import {faultAt} from '../faults/faultAt';
import {anchorsOf} from '../page/anchorsOf';
import {pageRule} from '../Rule';

/** An id is unique in a page, so that a link leads to one place. */
export const uniqueIds = pageRule('uniqueIds', (page) => {
  const lines = new Map<string, number | undefined>();
  return anchorsOf(page).flatMap(({id, node}) => {
    if (!lines.has(id)) {
      lines.set(id, node.position?.start.line);
      return [];
    }
    return [
      faultAt(page, node, {
        what: `The id ${id} is already used on line ${lines.get(id)}.`,
        remedy: 'Choose another one, in both languages.',
      }),
    ];
  });
});
