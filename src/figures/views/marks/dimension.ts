import {
  add,
  between,
  direction,
  distance,
  type Point,
  quarterTurn,
  scale,
} from '../../geometry/point';
import {element, group, type SvgNode} from '../node';
import {lineData} from '../pathData';
import {text, uprightText} from './text';

/** On a shorter dimension, slanted ticks would collide. */
const shortestUnits = 17;

/**
 * A dimension line with slanted ticks, its extension lines and its text. A short one is left empty:
 * two arrows point at it from outside.
 *
 * @param from the first measured point, in units of the drawing
 * @param to the second measured point
 * @param offsetUnits distance of the line from them, to the right when going from `from` to `to`
 * @param words the text on the line
 */
export function dimension(from: Point, to: Point, offsetUnits: number, words: string): SvgNode {
  const along = direction(from, to);
  const side = quarterTurn(along);
  const shift = scale(side, offsetUnits);
  const [a, b] = [add(from, shift), add(to, shift)];
  const beyond = scale(side, Math.sign(offsetUnits) * 3);
  const tick = (p: Point): string => {
    const slant = scale(add(along, scale(side, -1)), 2.8);
    return lineData([add(p, scale(slant, -1)), add(p, slant)]);
  };
  const arrow = (p: Point, way: Point): string => {
    const barb = (by: number): Point => add(p, add(scale(way, -3.5), scale(side, by)));
    return lineData([add(p, scale(way, -11)), p]) + lineData([barb(-3), p, barb(3)]);
  };
  const extension = (p: Point, q: Point): string =>
    Math.abs(offsetUnits) > 8
      ? lineData([add(p, scale(side, Math.sign(offsetUnits) * 5)), add(q, beyond)])
      : '';
  const upright = Math.abs(along.x) < 0.1;
  const middle = between(a, b, 0.5);
  return group(
    'dim',
    element('path', {d: extension(from, a) + extension(to, b), class: 'ext'}),
    element('path', {
      d:
        distance(from, to) < shortestUnits
          ? arrow(a, along) + arrow(b, scale(along, -1))
          : lineData([a, b]) + tick(a) + tick(b),
    }),
    upright
      ? uprightText(words, {x: middle.x - 4, y: middle.y})
      : text(words, {x: middle.x, y: middle.y - 4.5}, 'dim-text'),
  );
}
