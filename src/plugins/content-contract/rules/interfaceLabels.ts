import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Fault} from '../Fault';
import {faultAt} from '../faultAt';
import {namedPages} from '../namedPages';
import {nearestName} from '../nearestName';
import {pageRule} from '../Rule';

const rule = 'interfaceLabels';

/** What is set in bold is a label of the product, exactly as src/product/labels.ts has it. */
export const interfaceLabels = pageRule(rule, (page, {names}) => {
  if (!page.tree || namedPages.withOtherInterfaces.includes(page.path)) {
    return [];
  }
  const faults: Fault[] = [];
  const labels = names.labels[page.locale];
  visit(page.tree, 'strong', (node) => {
    const text = textOf(node);
    if (!labels.includes(text)) {
      const near = nearestName(text, labels);
      faults.push(
        faultAt(page, node, {
          rule,
          what: `**${text}** is not a label of the product.`,
          remedy: near
            ? `Did you mean **${near}**? Bold is for labels only.`
            : 'Add it to labels in src/product/labels.ts, or remove the asterisks: bold is for labels only.',
        }),
      );
    }
  });
  return faults;
});
