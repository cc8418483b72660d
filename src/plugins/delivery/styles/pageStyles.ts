import postcss from 'postcss';
import {dropPlainLines} from '../sheet/dropPlainLines';
import {contestedDeclarations} from './contestedDeclarations';
import {isKeyframe} from './cssTree';
import {dropEmpty} from './dropEmpty';
import {dropOverridden} from './dropOverridden';
import {groupPages} from './groupPages';
import {keepLayerOrder} from './keepLayerOrder';
import {keepSelectors} from './keepSelectors';
import {layerOrder} from './layerOrder';
import {leanVariables} from './leanVariables';
import {pageNeeds} from './pageNeeds';
import {physicalProperties} from './physicalProperties';
import {shortVariables, variablesNamedIn} from './shortVariables';

/**
 * How many different styles the pages of the site may carry. Each costs its hash in the policy, and
 * so on every response; with fewer, every page carries rules of others.
 */
const limit = 16;

/**
 * What the whole sheet comes before, or is not needed for: a state that needs a pointer over the
 * page, at whose first move the loader brings the sheet unless data is dear (there the page does
 * without until it is pressed); a page that scripts have brought to life; what scripts mark; and the
 * shape of scrollbars where a browser cannot be told their width in short.
 */
const late =
  /:(hover|active)(?![\w-])|\[data-has-hydrated=["']?true|::highlight\(|::-webkit-scrollbar/;
const exceptLate = /:not\([^)]*(:(hover|active)|\[data-has-hydrated)/;

/** Selectors of a page without scripts, to which the whole sheet never comes. */
function scriptlessSelectors(root: postcss.Root): ReadonlySet<string> {
  const selectors = new Set<string>();
  root.walkAtRules('media', (media) => {
    if (/scripting:\s*none/.test(media.params)) {
      media.walkRules((rule) => {
        for (const selector of rule.selectors) {
          selectors.add(selector);
        }
      });
    }
  });
  return selectors;
}

/** What shows only when something changes, which is after scripts have brought the whole sheet. */
function dropIdle(root: postcss.Root): void {
  root.walkDecls(/^((-webkit-)?transition(-.+)?|will-change)$/, (declaration) => {
    declaration.remove();
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

/** What the styles must heed of the pages. */
interface Noted {
  readonly variables: Set<string>;
  hasRightToLeft: boolean;
}

/** The pages as they are, noted on their way. */
function* noted(pages: Iterable<string>, notes: Noted): Generator<string> {
  for (const page of pages) {
    for (const name of variablesNamedIn(page)) {
      notes.variables.add(name);
    }
    notes.hasRightToLeft ||= /<html[^>]*\sdir="?rtl/.test(page);
    yield page;
  }
}

/**
 * The rules that each page needs to be painted before scripts arrive, in their order, so that the
 * cascade is the same with and without the others. What only scripts make (an open menu, a dialog)
 * is styled by the whole sheet, which comes with them, and so is what a pointer points at, unless
 * scripts are off.
 *
 * @param css the whole style sheet, minified
 * @param pages the HTML of every page of the site
 * @returns the style of each page, in the order of the pages; like pages share one
 */
export function pageStyles(css: string, pages: Iterable<string>): string[] {
  const whole = postcss.parse(css);
  const bytes = weights(whole);
  const layers = layerOrder(whole);
  const scriptless = scriptlessSelectors(whole);
  const selectors = [...bytes.keys()].filter(
    (selector) => !late.test(selector) || exceptLate.test(selector) || scriptless.has(selector),
  );
  physicalProperties(whole);
  const contested = contestedDeclarations(whole);
  const weightOf = new Map([
    ...bytes,
    ...contested.map(({need, weight}) => [need, weight] as const),
  ]);
  const overridable = new Set(contested.map(({need}) => need));
  const notes: Noted = {variables: new Set(), hasRightToLeft: false};
  const needs = pageNeeds(selectors, contested, noted(pages, notes));
  const styles: string[] = [];
  for (const group of groupPages(needs, (need) => weightOf.get(need) ?? 0, limit)) {
    const root = postcss.parse(css);
    dropIdle(root);
    keepSelectors(root, group.items);
    // Both take it that a line starts on the left.
    if (!notes.hasRightToLeft) {
      physicalProperties(root);
      dropOverridden(root, overridable, group.items);
    }
    leanVariables(root, notes.variables);
    // A value that was written out may be such a word.
    dropPlainLines(root);
    dropEmpty(root);
    shortVariables(root, notes.variables);
    keepLayerOrder(root, layers);
    const style = root.toString();
    for (const page of group.pages) {
      styles[page] = style;
    }
  }
  return styles;
}
