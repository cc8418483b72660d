import type {Box} from '../geometry/box';
import type {Point} from '../geometry/point';
import {groundFloor, lawn, stair, terrace} from '../model/exampleHouse';
import type {Opening, Wall} from '../model/plan';
import {stairOutline, treads} from '../model/stairProfile';

export type Material = 'grass' | 'wood' | 'floor' | 'wall' | 'cut' | 'stair';

/** A block of the house, in centimetres, and its material. */
interface MaterialBox extends Box {
  readonly material: Material;
  /** Material of its upper side, where it differs. */
  readonly top?: Material;
}

/** Height at which the walls are cut, so that the interior is visible. */
const cutCm = 140;

const spanOf = (points: readonly Point[]): {min: Point; max: Point} => ({
  min: {x: Math.min(...points.map(({x}) => x)), y: Math.min(...points.map(({y}) => y))},
  max: {x: Math.max(...points.map(({x}) => x)), y: Math.max(...points.map(({y}) => y))},
});

function flat(outline: readonly Point[], fromCm: number, toCm: number, material: Material) {
  const {min, max} = spanOf(outline);
  return {min: {...min, z: fromCm}, max: {...max, z: toCm}, material};
}

/**
 * One wall as blocks, its openings left out. The wall must be parallel to an axis of the plan;
 * where two walls meet their blocks overlap, which the depth buffer resolves.
 */
export function wallPieces(wall: Wall, openings: readonly Opening[]): MaterialBox[] {
  const {start, end, thicknessCm} = wall;
  const half = thicknessCm / 2;
  const isAlongX = start.y === end.y;
  const [from, to] = isAlongX ? [start.x, end.x] : [start.y, end.y];
  const forward = Math.sign(to - from);
  const lengthCm = Math.abs(to - from);
  const across = isAlongX ? start.y : start.x;
  const piece = (a: number, b: number, topCm: number): MaterialBox => {
    const [near, far] = [from + a * forward, from + b * forward].sort((p, q) => p - q) as [
      number,
      number,
    ];
    const min = isAlongX ? {x: near, y: across - half} : {x: across - half, y: near};
    const max = isAlongX ? {x: far, y: across + half} : {x: across + half, y: far};
    const top = topCm === cutCm ? 'cut' : 'wall';
    return {min: {...min, z: 0}, max: {...max, z: topCm}, material: 'wall', top};
  };
  const own = openings
    .filter(({wallId}) => wallId === wall.id)
    .sort((one, other) => one.offsetCm - other.offsetCm);
  let done = -half;
  const pieces = own.flatMap(({offsetCm, widthCm, sillCm}) => {
    const before = piece(done, offsetCm, cutCm);
    done = offsetCm + widthCm;
    return sillCm > 0 ? [before, piece(offsetCm, done, sillCm)] : [before];
  });
  return [...pieces, piece(done, lengthCm + half, cutCm)];
}

/** The ground floor of the example house with its terrace, as blocks. */
export function houseBoxes(): MaterialBox[] {
  const {walls, openings} = groundFloor;
  const corners = walls.flatMap(({start, end}) => [start, end]);
  return [
    flat(lawn.outline, -30, -25, 'grass'),
    flat(terrace.outline, -25, terrace.levelCm, 'wood'),
    flat(corners, -25, 0, 'floor'),
    ...walls.flatMap((wall) => wallPieces(wall, openings)),
    ...treads(stair)
      .filter(({heightCm}) => heightCm < cutCm)
      .map(({fromCm, heightCm}) =>
        flat(stairOutline(stair, fromCm, fromCm + stair.treadCm), 0, heightCm, 'stair'),
      ),
  ];
}
