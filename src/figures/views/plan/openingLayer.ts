import {add, direction, distance, type Point, quarterTurn, scale} from '../../geometry/point';
import type {Opening, Wall} from '../../model/plan';
import {openingRectangle, wallOf} from '../../model/wallSolids';
import {element, type SvgNode} from '../node';
import {lineData, polygonData} from '../pathData';
import type {Place} from '../place';

/**
 * The open leaf of a door, perpendicular to its wall, and the quarter circle that its edge sweeps.
 */
function leaf(hinge: Point, closed: Point, open: Point, place: Place): [string, string] {
  const [from, shut, ajar] = [place(hinge), place(closed), place(open)];
  const radius = Math.round(distance(from, shut) * 10) / 10;
  const turn =
    (shut.x - from.x) * (ajar.y - from.y) - (shut.y - from.y) * (ajar.x - from.x) > 0 ? 1 : 0;
  const x = Math.round(ajar.x * 10) / 10;
  const y = Math.round(ajar.y * 10) / 10;
  return [lineData([from, ajar]), `${lineData([shut])}A${radius} ${radius} 0 0${turn}${x} ${y}`];
}

function doorLeaves(wall: Wall, opening: Opening, place: Place): [string, string][] {
  const along = direction(wall.start, wall.end);
  const left = opening.swing === 'left';
  const out = scale(quarterTurn(along), left ? -1 : 1);
  const face = scale(out, wall.thicknessCm / 2);
  const near = add(add(wall.start, scale(along, opening.offsetCm)), face);
  const far = add(near, scale(along, opening.widthCm));
  const swung = (hinge: Point, lengthCm: number): Point => add(hinge, scale(out, lengthCm));
  if (opening.kind === 'frenchWindow') {
    const halfCm = opening.widthCm / 2;
    const middle = add(near, scale(along, halfCm));
    return [
      leaf(near, middle, swung(near, halfCm), place),
      leaf(far, middle, swung(far, halfCm), place),
    ];
  }
  const [hinge, shut] = opening.hinge === 'end' ? [far, near] : [near, far];
  return [leaf(hinge, shut, swung(hinge, opening.widthCm), place)];
}

function windowLines(wall: Wall, opening: Opening, place: Place): string {
  const frame = openingRectangle(wall, opening).map(place);
  const [a, b, c, d] = frame as [Point, Point, Point, Point];
  const half = (p: Point, q: Point): Point => scale(add(p, q), 0.5);
  return polygonData(frame) + lineData([half(a, d), half(b, c)]);
}

/** Doors with their swing arc, windows with their glass, in thin lines. */
export function openingLayer(
  walls: readonly Wall[],
  openings: readonly Opening[],
  place: Place,
): SvgNode[] {
  const leaves = openings
    .filter(({kind}) => kind !== 'window')
    .flatMap((opening) => doorLeaves(wallOf(walls, opening), opening, place));
  const windows = openings
    .filter(({kind}) => kind === 'window')
    .map((opening) => windowLines(wallOf(walls, opening), opening, place));
  return [
    element('path', {class: 'window', d: windows.join('')}),
    element('path', {class: 'leaf', d: leaves.map(([line]) => line).join('')}),
    element('path', {class: 'arc', d: leaves.map(([, arc]) => arc).join('')}),
  ].filter(({attributes}) => attributes.d !== '');
}
