import postcss from 'postcss';
import {isKeyframe} from './cssTree';
import {groupPages} from './groupPages';
import {keepSelectors} from './keepSelectors';
import {leanVariables} from './leanVariables';
import {usedSelectors} from './usedSelectors';

/**
 * How many different styles the pages of the site may carry. Each costs its hash in the policy, and
 * so on every response; with fewer, every page carries rules of others.
 */
const limit = 16;

/** A state that needs a pointer over the page; the loader brings the whole sheet when it moves. */
const ofPointer = /:(hover|active)(?![\w-])/;
const exceptOfPointer = /:not\([^)]*:(hover|active)/;

/**
 * What shows only when something changes, which is after scripts have brought the whole sheet, and
 * the order of layers that hold nothing here.
 */
function dropIdle(root: postcss.Root): void {
  root.walkDecls(/^((-webkit-)?transition(-.+)?|will-change)$/, (declaration) => {
    declaration.remove();
  });
  root.walkAtRules('layer', (layer) => {
    if (!layer.nodes) {
      layer.remove();
    }
  });
}

/** Bytes of the rules of each selector, a rule of several being shared out. */
function weights(root: postcss.Root): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  root.walkRules((rule) => {
    if (isKeyframe(rule)) {
      return;
    }
    const body = rule.nodes.join(';').length / rule.selectors.length;
    for (const selector of rule.selectors) {
      bytes.set(selector, (bytes.get(selector) ?? 0) + selector.length + body);
    }
  });
  return bytes;
}

/**
 * The rules that each page needs to be painted before scripts arrive, in their order, so that the
 * cascade is the same with and without the others. What only scripts make (an open menu, a dialog)
 * is styled by the whole sheet, which comes with them, and so is what a pointer points at.
 *
 * @param css the whole style sheet, minified
 * @param pages the HTML of every page of the site
 * @returns the style of each page, in the order of the pages; like pages share one
 */
export function pageStyles(css: string, pages: Iterable<string>): string[] {
  const bytes = weights(postcss.parse(css));
  const selectors = [...bytes.keys()].filter(
    (selector) => !ofPointer.test(selector) || exceptOfPointer.test(selector),
  );
  const used = usedSelectors(selectors, pages);
  const styles: string[] = [];
  for (const group of groupPages(used, (selector) => bytes.get(selector) ?? 0, limit)) {
    const root = postcss.parse(css);
    dropIdle(root);
    keepSelectors(root, group.items);
    leanVariables(root);
    const style = root.toString();
    for (const page of group.pages) {
      styles[page] = style;
    }
  }
  return styles;
}
