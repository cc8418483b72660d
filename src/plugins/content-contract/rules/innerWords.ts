import type {Node, Parent} from 'unist';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';
import {isElement} from '../../mdx/isElement';
import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import type {Element} from '../page/elementsOf';
import type {Page} from '../page/Page';
import {pageRule} from '../Rule';

/**
 * Components that are rendered as part of another, each with that parent, which contains nothing
 * else.
 */
const homes: Readonly<Record<string, string>> = {
  Symptom: 'Symptoms',
  Card: 'Cards',
  Door: 'Doors',
};
const innerOf = new Map(Object.entries(homes).map(([inner, home]) => [home, inner]));

/** Their target is the first link inside them. */
const linked = new Set(['Card', 'Door']);

function isBlank(node: Node): boolean {
  return (
    /^mdx\w+Expression$/.test(node.type) ||
    (node.type === 'text' && 'value' in node && !String(node.value).trim())
  );
}

/**
 * The children of a component. A paragraph of components only is unwrapped when the page is
 * compiled.
 */
function contentOf({children}: Parent): readonly Node[] {
  return children.flatMap((child): readonly Node[] => {
    const inside = child.type === 'paragraph' && 'children' in child ? (child as Parent) : null;
    const words = inside?.children.filter((node) => !isBlank(node)) ?? [];
    return words.length > 0 && words.every(isElement) ? words : [child];
  });
}

function named(nodes: readonly Node[], name: string): boolean {
  return nodes.some((node) => isElement(node) && node.name === name);
}

function checkPlace(page: Page, element: Element, outer: string | null | undefined) {
  const {name} = element;
  const home = name === 'summary' ? 'details' : homes[name ?? ''];
  if (home === undefined || outer === home) {
    return [];
  }
  const what = `<${name}> is outside <${home}>, where it belongs.`;
  const remedy = `Put it between <${home}> and </${home}>.`;
  return [faultAt(page, element, {what, remedy})];
}

function checkContent(page: Page, element: Element): readonly Breach[] {
  const name = element.name ?? '';
  const content = contentOf(element);
  const inner = innerOf.get(name);
  const stray = inner
    ? content.filter((node) => !isBlank(node) && !(isElement(node) && node.name === inner))
    : [];
  const faults = stray.map((node) =>
    faultAt(page, node, {
      what: `<${name}> contains something other than <${inner}>.`,
      remedy: `Put it into a <${inner}>, or above <${name}>.`,
    }),
  );
  if (name === 'details' && !named(content, 'summary')) {
    const what = 'The collapsible section has no <summary>: its button says “Details” in English.';
    const remedy = 'Write <summary>What is inside?</summary> on the line below <details>.';
    faults.push(faultAt(page, element, {what, remedy}));
  }
  if (linked.has(name) && !holdsLink(element)) {
    const what = `<${name}> has no link: it has no name and leads nowhere.`;
    const remedy = `Begin it with one: [Draw walls and rooms](./draw-walls.mdx); or remove the whole <${name}>.`;
    faults.push(faultAt(page, element, {what, remedy}));
  }
  return faults;
}

function holdsLink(element: Element): boolean {
  let isFound = false;
  visit(element, (node) => {
    isFound ||= node.type === 'link' || (isElement(node) && node.name === 'MainSiteLink');
  });
  return isFound;
}

/** A component that is part of another is inside it: a row in its table, a card among cards. */
export const innerWords = pageRule('innerWords', (page) => {
  const faults: Breach[] = [];
  if (page.tree) {
    visitParents(page.tree, (node, ancestors) => {
      if (isElement(node)) {
        const outer = ancestors.findLast(isElement)?.name;
        faults.push(...checkPlace(page, node, outer), ...checkContent(page, node));
      }
    });
  }
  return faults;
});
