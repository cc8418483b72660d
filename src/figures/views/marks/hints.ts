import {add, type Point} from '../../geometry/point';
import type {Polygon} from '../../geometry/polygon';
import {element, group, type SvgNode} from '../node';
import {lineData, polygonData} from '../pathData';

/** A dashed alignment line. */
export const guide = (...points: readonly Point[]): SvgNode =>
  element('path', {class: 'guide', d: lineData(points)});

/** The ring around the point that the pointer snaps to. */
export const snapRing = (at: Point): SvgNode =>
  group(
    'snap',
    element('circle', {cx: at.x, cy: at.y, r: 7}),
    element('circle', {class: 'dot', cx: at.x, cy: at.y, r: 2.4}),
  );

/** A square drag handle. */
export const handle = ({x, y}: Point): SvgNode =>
  element('rect', {class: 'handle', x: x - 3.5, y: y - 3.5, width: 7, height: 7});

/** A round handle, for rotating or bending. */
export const roundHandle = ({x, y}: Point): SvgNode =>
  element('circle', {class: 'handle', cx: x, cy: y, r: 4});

/** The outline of the selection. */
export const selection = (outline: Polygon): SvgNode =>
  element('path', {class: 'selected', d: polygonData(outline)});

/** A mouse pointer with its tip at the point. */
export function pointer(tip: Point): SvgNode {
  const outline: Polygon = [
    {x: 0, y: 0},
    {x: 0, y: 14.5},
    {x: 3.6, y: 11.2},
    {x: 6.2, y: 17},
    {x: 8.8, y: 15.8},
    {x: 6.3, y: 10.2},
    {x: 11, y: 10},
  ];
  return element('path', {class: 'pointer', d: polygonData(outline.map((p) => add(tip, p)))});
}

/** Half the width and half the height of the background of a reading. */
export const readingHalf = (words: string): Point => ({x: words.length * 3.5 + 10, y: 9.5});

/** A label that floats beside the pointer, such as a live length. */
export function reading(words: string, {x, y}: Point): SvgNode {
  const half = readingHalf(words);
  return group(
    'reading',
    element('rect', {
      x: x - half.x,
      y: y - half.y,
      width: 2 * half.x,
      height: 2 * half.y,
      rx: 4,
    }),
    element('text', {x, y: y + 4.2}, words),
  );
}

/** A tick in a disc: the right way. */
export const good = ({x, y}: Point): SvgNode =>
  group(
    'good',
    element('circle', {cx: x, cy: y, r: 9}),
    element('path', {
      d: lineData([add({x, y}, {x: -4, y: 0.3}), {x: x - 1, y: y + 3.4}, {x: x + 4.3, y: y - 3.2}]),
    }),
  );

/** A cross in a disc: the wrong way. */
export const bad = ({x, y}: Point): SvgNode =>
  group(
    'bad',
    element('circle', {cx: x, cy: y, r: 9}),
    element('path', {
      d:
        lineData([
          {x: x - 3.4, y: y - 3.4},
          {x: x + 3.4, y: y + 3.4},
        ]) +
        lineData([
          {x: x - 3.4, y: y + 3.4},
          {x: x + 3.4, y: y - 3.4},
        ]),
    }),
  );
