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
import {pageNeeds} from './pageNeeds';
import {physicalProperties} from './physicalProperties';
import {shortVariables, variablesNamedIn} from './shortVariables';
import {stripVariables} from './stripVariables';

/**
 * Maximum number of different inline styles. Each adds its hash to the policy, and thus to every
 * page's response; fewer mean that pages carry more rules of others.
 */
const limit = 16;

/**
 * Selectors that may wait for the full stylesheet: hover and active states, hydrated pages,
 * highlights set by scripts, and scrollbars. The loader fetches the sheet at the first pointer
 * movement; when the reader saves data, at the first press.
 */
const late =
  /:(hover|active)(?![\w-])|\[data-has-hydrated=["']?true|::highlight\(|::-webkit-scrollbar/;
const exceptLate = /:not\([^)]*(:(hover|active)|\[data-has-hydrated)/;

/** Selectors under `scripting: none`, for pages that never load the full sheet. */
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

/** Drops transitions: nothing changes before scripts have loaded the full sheet. */
function dropIdle(root: postcss.Root): void {
  root.walkDecls(/^((-webkit-)?transition(-.+)?|will-change)$/, (declaration) => {
    declaration.remove();
  });
}

/** Bytes per selector; a rule's body is divided among its selectors. */
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

/** Facts about the pages that the styles depend on. */
interface Noted {
  readonly variables: Set<string>;
  hasRightToLeft: boolean;
}

/** Passes the pages through and collects facts about them. */
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
 * The rules that each page needs for its first paint, in their order, so that the cascade is the
 * same with and without the others. What only scripts render (open menus, dialogs) is styled by the
 * full sheet that they load; so are pointer states, unless scripts are off.
 *
 * @param css the full style sheet, minified
 * @param pages the HTML of every page of the site
 * @returns the style of each page, in the order of the pages; similar pages share one
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
    // Both assume left-to-right text.
    if (!notes.hasRightToLeft) {
      physicalProperties(root);
      dropOverridden(root, overridable, group.items);
    }
    stripVariables(root, notes.variables);
    // Inlining a custom property may produce such a declaration.
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
