import type {ContainerDirective} from 'mdast-util-directive';
import {visitParents} from 'unist-util-visit-parents';
import type {Page} from './Page';
import {sourceOf} from './sourceOf';

/** A callout as the page spells it. */
interface Callout {
  readonly node: ContainerDirective;
  /** Those around it, the outermost first. */
  readonly around: readonly Callout[];
  /** How many colons it begins with. */
  readonly colons: number;
  /** How many those of the line are that ends it; none when it runs to the end of what it is in. */
  readonly endColons: number;
}

/** A callout without the line that is to end it. */
interface OpenCallout {
  readonly node: ContainerDirective;
  /** The colons that it begins with. */
  readonly sign: string;
  /** One further on whose last line was taken for its own. */
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
        // A line of fewer colons ends one that stands inside.
        endColons: endColons >= colons ? endColons : 0,
      });
    });
  }
  return [...callouts.values()];
}

/**
 * The callouts of a page that nothing ends, in order. The parser takes the next line of enough
 * colons for the end of the outermost: where one is open, that line is the end of another callout,
 * further on, which then stands inside of it and seems to be the open one.
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
