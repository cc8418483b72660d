import type {ContainerDirective} from 'mdast-util-directive';
import {visitParents} from 'unist-util-visit-parents';
import type {Page} from './Page';
import {sourceOf} from './sourceOf';

/** A callout as the page writes it. */
interface Callout {
  readonly node: ContainerDirective;
  /** The callouts it is nested in, outermost first. */
  readonly around: readonly Callout[];
  /** Number of colons in its opening line. */
  readonly colons: number;
  /** Number of colons in its closing line; 0 when the end of its container closes it. */
  readonly endColons: number;
}

/** A callout without its closing line. */
interface OpenCallout {
  readonly node: ContainerDirective;
  /** The colons of its opening line. */
  readonly sign: string;
  /** A later callout whose closing line the parser used for this one. */
  readonly inner?: ContainerDirective;
}

const beginning = /^:{3,}/;
const lastLine = /\n[\s>]*(:{3,})\s*$/;

function calloutsOf(page: Page): readonly Callout[] {
  const callouts = new Map<unknown, Callout>();
  if (page.tree) {
    visitParents(page.tree, 'containerDirective', (node, ancestors) => {
      const text = sourceOf(page, node);
      const colons = beginning.exec(text)?.[0].length ?? 0;
      const endColons = lastLine.exec(text)?.[1]?.length ?? 0;
      callouts.set(node, {
        node,
        around: ancestors.flatMap((ancestor) => callouts.get(ancestor) ?? []),
        colons,
        // A line with fewer colons closes a nested callout, not this one.
        endColons: endColons >= colons ? endColons : 0,
      });
    });
  }
  return [...callouts.values()];
}

/**
 * The unclosed callouts of a page, in order. The parser closes the outermost callout at the next
 * line with enough colons. So an unclosed callout takes the closing line of a later one, which then
 * appears nested in it and unclosed.
 */
export function openCallouts(page: Page): readonly OpenCallout[] {
  const callouts = calloutsOf(page);
  const endless = callouts.filter(({endColons}) => endColons === 0);
  const innerOf = new Map<Callout, Callout>();
  for (const inner of endless) {
    const isInnermost = !endless.some(({around}) => around.includes(inner));
    const taker = inner.around.findLast(
      ({colons, endColons}) => colons <= inner.colons && inner.colons <= endColons,
    );
    if (isInnermost && taker) {
      innerOf.set(taker, inner);
    }
  }
  const ended = new Set(innerOf.values());
  return callouts
    .filter((callout) => innerOf.has(callout) || (endless.includes(callout) && !ended.has(callout)))
    .map((callout) => {
      const inner = innerOf.get(callout)?.node;
      const sign = ':'.repeat(callout.colons);
      return {node: callout.node, sign, ...(inner && {inner})};
    });
}
