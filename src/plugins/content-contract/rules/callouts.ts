import type {ContainerDirective} from 'mdast-util-directive';
import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {nearestName} from '../nearest/nearestName';
import {nodesOf} from '../page/nodesOf';
import {openCallouts} from '../page/openCallouts';
import {pageRule} from '../Rule';

/** The supported callouts. */
export const calloutKinds: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];

/** Whether it has no content below its title; comments do not count. */
function isEmpty({children}: ContainerDirective): boolean {
  return children.every(
    (child) =>
      child.type === 'mdxFlowExpression' ||
      (child.type === 'paragraph' && child.data && 'directiveLabel' in child.data),
  );
}

/** Callouts are of a known kind, have content, and are closed where they should be. */
export const callouts = pageRule('callouts', (page) => {
  const faults: Breach[] = [];
  const add = (node: Parameters<typeof faultAt>[1], what: string, remedy: string) =>
    faults.push(faultAt(page, node, {what, remedy}));
  const open = openCallouts(page);
  for (const {node, sign, inner} of open) {
    const nested = inner
      ? ` If :::${inner.name}, on line ${inner.position?.start.line}, belongs inside it, begin and end the outer callout with ${sign}: instead.`
      : '';
    add(
      node,
      `The callout ${sign}${node.name} is never closed.`,
      `Add a line with ${sign} after its text.${nested}`,
    );
  }
  for (const node of nodesOf(page)) {
    if (node.type === 'containerDirective') {
      if (!calloutKinds.includes(node.name)) {
        const near = nearestName(node.name, calloutKinds);
        add(
          node,
          `There is no callout :::${node.name}.`,
          near ? `Did you mean :::${near}?` : `Use one of: ${calloutKinds.join(', ')}.`,
        );
      }
      if (isEmpty(node) && !open.some((callout) => callout.node === node)) {
        add(node, `The callout :::${node.name} is empty.`, 'Write its text, or remove it.');
      }
    }
    if (node.type === 'leafDirective') {
      add(
        node,
        `::${node.name} is not a callout.`,
        'A callout starts with three colons and ends with a line of three: :::.',
      );
    }
    const hasLabel = node.type === 'textDirective' && node.children.length > 0;
    if (hasLabel) {
      add(
        node,
        `:${node.name}[…] is read as code.`,
        'Put a backslash before the colon: \\:, or a space after it.',
      );
    }
  }
  return faults;
});
