import {element, type Nodes, type SvgNode} from './views/node';

/** Lines and small text in the colour of the text around: without it all is filled, with black. */
const plainLook: Readonly<Record<string, string | number>> = {
  fill: 'none',
  stroke: 'currentColor',
  'text-anchor': 'middle',
  'font-size': 11,
};

/** What is drawn as a surface without a line around it, or is too small for one. */
const solids = new Set(['wall', 'foot', 'pointer', 'scan']);

const anchors = new Set(['start', 'end']);

function lookOf(tag: string, classes: readonly string[]): Readonly<Record<string, string>> {
  if (tag === 'text') {
    const anchor = classes.find((name) => anchors.has(name));
    const side = anchor && {'text-anchor': anchor};
    return {fill: 'currentColor', stroke: 'none', ...side};
  }
  // In space edges tell the sides of a wall apart.
  const isSolid = !classes.includes('face') && classes.some((name) => solids.has(name));
  return isSolid ? {fill: 'currentColor'} : {};
}

function withLook(node: SvgNode | string): SvgNode | string {
  if (typeof node === 'string') return node;
  const {tag, attributes, children} = node;
  const look = lookOf(tag, String(attributes.class ?? '').split(' '));
  return element(tag, {...attributes, ...look}, ...children.map(withLook));
}

const hasWords = (nodes: Nodes): boolean =>
  nodes.some((node) => typeof node === 'string' || hasWords(node.children));

/** Firefox takes what holds no text for empty. Nobody sees or hears metadata, nor this space. */
const unseenWord = element('metadata', {}, '\u200b');

/**
 * A drawing that can be seen in the reading view of a browser, which keeps drawings but no class.
 *
 * @param svg the whole drawing; the attributes that it gets give way to any style sheet
 */
export function forReadingView({tag, attributes, children}: SvgNode): SvgNode {
  const seen = children.map(withLook);
  const kept = hasWords(children) ? seen : [...seen, unseenWord];
  return element(tag, {...attributes, ...plainLook}, ...kept);
}
