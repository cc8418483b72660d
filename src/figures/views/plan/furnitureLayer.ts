import {add, distance, type Point, point, rotate} from '../../geometry/point';
import {rectangle} from '../../geometry/polygon';
import type {Furniture} from '../../model/plan';
import {element, group, type SvgNode} from '../node';
import {lineData, polygonData} from '../pathData';
import type {Place} from '../place';

/** Closed outlines and open lines of one piece, around its centre, in centimetres, facing south. */
interface Symbol {
  readonly outlines: readonly (readonly Point[])[];
  readonly lines?: readonly (readonly Point[])[];
}

const box = (x1: number, y1: number, x2: number, y2: number): readonly Point[] =>
  rectangle(point(x1, y1), point(x2, y2));

function symbolOf({kind, widthCm: width, depthCm: depth}: Furniture): Symbol {
  const [w, d] = [width / 2, depth / 2];
  switch (kind) {
    case 'sofa':
      return {
        outlines: [
          box(-w, -d, w, d),
          box(-w, -d, w, -d + 20),
          box(-w, -d, -w + 18, d),
          box(w - 18, -d, w, d),
        ],
        lines: [[point(0, -d + 20), point(0, d)]],
      };
    case 'bed':
      return {
        outlines: [
          box(-w, -d, w, d),
          box(-w + 10, -d + 10, -6, -d + 48),
          box(6, -d + 10, w - 10, -d + 48),
        ],
        lines: [[point(-w, -d + 66), point(w, -d + 66)]],
      };
    case 'chair':
      return {outlines: [box(-w, -d, w, d), box(-w, -d, w, -d + 9)]};
    case 'wardrobe':
      return {
        outlines: [box(-w, -d, w, d)],
        lines: [
          [point(-w, d - 8), point(w, d - 8)],
          [point(0, -d), point(0, d)],
        ],
      };
    case 'counter':
      return {
        outlines: [box(-w, -d, w, d), box(-w + 60, -d + 12, -w + 115, d - 12)],
        lines: [[point(w - 60, -d), point(w - 60, d)]],
      };
    case 'bath':
      return {outlines: [box(-w, -d, w, d), box(-w + 9, -d + 9, w - 9, d - 9)]};
    case 'lounger':
      return {outlines: [box(-w, -d, w, d)], lines: [[point(-w, -d + 50), point(w, -d + 50)]]};
    default:
      return {outlines: [box(-w, -d, w, d)]};
  }
}

function pieceNode(piece: Furniture, place: Place): SvgNode {
  const put = (p: Point): Point => place(add(piece.centre, rotate(p, piece.angleDeg)));
  if (piece.kind === 'tree') {
    const centre = place(piece.centre);
    const r = distance(centre, put(point(piece.widthCm / 2, 0)));
    return group(
      'tree',
      element('circle', {cx: centre.x, cy: centre.y, r}),
      element('circle', {class: 'core', cx: centre.x, cy: centre.y, r: r * 0.55}),
      element('circle', {class: 'foot', cx: centre.x, cy: centre.y, r: 1.6}),
    );
  }
  const {outlines, lines = []} = symbolOf(piece);
  const d = [
    ...outlines.map((outline) => polygonData(outline.map(put))),
    ...lines.map((line) => lineData(line.map(put))),
  ].join('');
  return element('path', {class: 'furniture', d});
}

/** Furniture and plants seen from above, drawn pale so that walls and dimensions dominate. */
export const furnitureLayer = (furniture: readonly Furniture[], place: Place): SvgNode[] =>
  furniture.map((piece) => pieceNode(piece, place));
