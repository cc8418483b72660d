import {visit} from 'unist-util-visit';
import type {Fault} from '../Fault';
import {faultAt} from '../faultAt';
import {pageRule} from '../Rule';

const rule = 'tableRows';

/** No row of a table has more cells than the header: readers would not see those. */
export const tableRows = pageRule(rule, (page) => {
  const faults: Fault[] = [];
  if (page.tree) {
    visit(page.tree, 'table', ({children: [header, ...rows]}) => {
      const columns = header?.children.length ?? 0;
      for (const row of rows) {
        const cells = row.children.length;
        if (cells > columns) {
          faults.push(
            faultAt(page, row, {
              rule,
              what: `The row has ${cells} cells, its header ${columns}: readers do not see what is over.`,
              remedy:
                'Add a column to the header, or join cells; write a bar that is text as \\|, in code too.',
            }),
          );
        }
      }
    });
  }
  return faults;
});
