import {circle} from '../geometry/circle';
import type {Frame} from '../geometry/frame';
import {point} from '../geometry/point';
import {edges} from '../geometry/polygon';
import type {Segment} from '../geometry/segment';
import {calloutClass} from '../views/marks/callout';
import type {Nodes, SvgNode} from '../views/node';
import {strokesOf} from './strokesOf';
import {wideWidth} from './wideWidth';

/** In units of the drawing. */
interface Label extends Frame {
  readonly words: string;
}

/** What labels must stay clear of in a drawing, and the labels themselves. */
interface DrawnMarks {
  readonly labels: readonly Label[];
  /** Cards, keys and fields, which their labels must stay within. */
  readonly frames: readonly Frame[];
  /** Lines that would cross out a label. */
  readonly strokes: readonly Segment[];
}

/** The size of text on a narrow phone, from src/figures/Figure/styles.module.css. */
const fontUnits = 13;
const boldClasses = /\b(name|dim-text|on-ink)\b/;
const strikingClasses = /\b(wall|axis|arc|leaf|rim|upright|railing|link|sheet-paper|guide|clash)\b/;
const badgeClasses = new Set([calloutClass, 'good', 'bad']);

const numberOf = (node: SvgNode, name: string): number => Number(node.attributes[name] ?? 0);
const classOf = (node: SvgNode): string => String(node.attributes.class ?? '');

function labelOf(node: SvgNode, isInBold: boolean): Label {
  const words = node.children.join('');
  const style = classOf(node);
  const width = wideWidth(words, isInBold || boldClasses.test(style)) * fontUnits;
  const [ascent, descent] = [0.75 * fontUnits, 0.05 * fontUnits];
  const turned = /^translate\((\S+) (\S+)\)rotate\(-90\)$/.exec(String(node.attributes.transform));
  if (turned) {
    const [x, y] = [Number(turned[1]), Number(turned[2])];
    return {words, min: point(x - ascent, y - width / 2), max: point(x + descent, y + width / 2)};
  }
  const [x, y] = [numberOf(node, 'x'), numberOf(node, 'y')];
  const share = /\bstart\b/.test(style) ? 0 : /\bend\b/.test(style) ? 1 : 0.5;
  const left = x - width * share;
  return {words, min: point(left, y - ascent), max: point(left + width, y + descent)};
}

function discOf(disc: SvgNode, name: string): Label {
  const [x, y, radius] = [numberOf(disc, 'cx'), numberOf(disc, 'cy'), numberOf(disc, 'r')];
  return {
    words: `(${name})`,
    min: point(x - radius, y - radius),
    max: point(x + radius, y + radius),
  };
}

function badgeOf(node: SvgNode): Label {
  const parts = node.children.filter((child) => typeof child === 'object');
  const disc = parts.find(({tag}) => tag === 'circle');
  if (!disc) throw new Error(`The mark of class ${classOf(node)} has no disc.`);
  return discOf(disc, parts.find(({tag}) => tag === 'text')?.children.join('') ?? classOf(node));
}

function strokesIn(node: SvgNode): Segment[] {
  if (!strikingClasses.test(classOf(node))) return [];
  if (node.tag === 'path') return strokesOf(String(node.attributes.d));
  if (node.tag !== 'circle') return [];
  const centre = point(numberOf(node, 'cx'), numberOf(node, 'cy'));
  return edges(circle(centre, numberOf(node, 'r'))).map(([start, end]) => ({start, end}));
}

/** Collects what affects the legibility of labels in a drawing, with its position. */
export function drawnMarks(nodes: Nodes, isInBold = false): DrawnMarks {
  const labels: Label[] = [];
  const frames: Frame[] = [];
  const strokes: Segment[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (badgeClasses.has(classOf(node))) labels.push(badgeOf(node));
    else if (classOf(node) === 'handle' && node.tag === 'circle')
      labels.push(discOf(node, 'handle'));
    else if (node.tag === 'text') {
      if (node.children.join('')) labels.push(labelOf(node, isInBold));
    } else {
      if (node.tag === 'rect' && !/^grip\b/.test(classOf(node))) {
        const min = point(numberOf(node, 'x'), numberOf(node, 'y'));
        const max = point(min.x + numberOf(node, 'width'), min.y + numberOf(node, 'height'));
        frames.push({min, max});
      }
      strokes.push(...strokesIn(node));
      const inside = drawnMarks(node.children, classOf(node) === 'reading');
      labels.push(...inside.labels);
      frames.push(...inside.frames);
      strokes.push(...inside.strokes);
    }
  }
  return {labels, frames, strokes};
}
