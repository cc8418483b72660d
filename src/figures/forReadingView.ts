import {element, type Nodes, type SvgNode} from './views/node';

/**
 * Outlines and small text in the colour of the page: without these, SVG fills everything in black.
 */
const plainLook: Readonly<Record<string, string | number>> = {
  fill: 'none',
  stroke: 'currentColor',
  'text-anchor': 'middle',
  'font-size': 11,
};

/** Classes of shapes drawn as filled surfaces, with no outline or too small for one. */
const solids = new Set(['wall', 'foot', 'pointer', 'scan']);

const anchors = new Set(['start', 'end']);

function lookOf(tag: string, classes: readonly string[]): Readonly<Record<string, string>> {
  if (tag === 'text') {
    const anchor = classes.find((name) => anchors.has(name));
    const side = anchor && {'text-anchor': anchor};
    return {fill: 'currentColor', stroke: 'none', ...side};
  }
  // In a 3D drawing only the edges distinguish the sides of a wall, so they must stay outlines.
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

/**
 * Firefox drops a drawing without text as if it were empty. `metadata` is neither displayed nor
 * read aloud, nor is the zero-width space in it.
 */
const unseenWord = element('metadata', {}, '\u200b');

/**
 * Makes a drawing legible in the reading view of a browser, which keeps SVG but drops classes.
 *
 * @param svg the whole drawing; any style sheet overrides the attributes added here
 */
export function forReadingView({tag, attributes, children}: SvgNode): SvgNode {
  const seen = children.map(withLook);
  const kept = hasWords(children) ? seen : [...seen, unseenWord];
  return element(tag, {...attributes, ...plainLook}, ...kept);
}
