import {
  add,
  cross,
  direction,
  distance,
  dot,
  type Point,
  quarterTurn,
  scale,
  subtract,
} from '../../geometry/point';
import {edges} from '../../geometry/polygon';
import {distanceToSegment} from '../../geometry/segment';
import type {RoomName, Wall} from '../../model/plan';
import {rooms} from '../../model/rooms';
import {wallSolids} from '../../model/wallSolids';

/** What a face may wear; `plain` is what it has before anybody chooses. */
export const styleNames = ['plain', 'paint', 'wallpaper', 'tiles', 'brick'] as const;
export type StyleName = (typeof styleNames)[number];

/** One side of a wall, or of a part of it, as far as one room sees it. */
export interface Face {
  readonly id: string;
  readonly wall: Wall;
  /** The room that sees it; nothing for a face of the façade. */
  readonly room: RoomName | undefined;
  readonly start: Point;
  readonly end: Point;
  /** Of length 1, away from the wall. */
  readonly outwards: Point;
  readonly style: StyleName;
}

/** No part of a divided face is shorter than this. */
const shortestPartCm = 40;
export const divisionStepCm = 10;

export const faceLengthCm = ({start, end}: Face): number => distance(start, end);

/** Whether a face runs across the plan, from left to right, and not down it. */
export const isAcross = ({start, end}: Face): boolean =>
  Math.abs(end.x - start.x) > Math.abs(end.y - start.y);

/**
 * The end that lengths along a face are counted from, left or top: its outline goes around the room,
 * and a reader who moves to the right or down would be led to the left or up on half of the walls.
 */
function origin(face: Face): Point {
  const {start, end} = face;
  const isForwards = isAcross(face) ? start.x < end.x : start.y < end.y;
  return isForwards ? start : end;
}

/** The way from the left or the top end of a face to the other one. */
const onwards = (face: Face): Point => {
  const {start, end} = face;
  return origin(face) === start ? direction(start, end) : direction(end, start);
};

/** The wall that a side of a room belongs to: parallel to it, half a thickness away. */
const isSideOf = ({start, end, thicknessCm}: Wall, side: readonly [Point, Point]): boolean =>
  side.every((p) => {
    const away = Math.abs(cross(direction(start, end), subtract(p, start)));
    return Math.abs(away - thicknessCm / 2) < 0.1;
  });

/**
 * The faces of walls: one a side of each room, one a side of the house.
 *
 * @throws when a side belongs to none of the walls
 */
export function facesOf(walls: readonly Wall[], names: readonly RoomName[]): Face[] {
  const outlines = [
    ...rooms(walls, names).map(({floor, label}) => ({outline: floor.outline, room: label})),
    ...wallSolids(walls).map(({outline}) => ({outline, room: undefined})),
  ];
  return outlines.flatMap(({outline, room}, place) =>
    edges(outline).map((side, index) => {
      const wall = walls.find((candidate) => isSideOf(candidate, side));
      if (!wall) throw new Error('A side of a room belongs to none of its walls.');
      const [start, end] = side;
      const normal = quarterTurn(direction(wall.start, wall.end));
      const outwards = scale(normal, Math.sign(dot(normal, subtract(start, wall.start))));
      return {id: `${place}.${index}.`, wall, room, start, end, outwards, style: 'plain'};
    }),
  );
}

/** How far a face may be divided from its left or top end, or nothing when it is too short. */
export function divisionLimits(face: Face): {min: number; max: number} | undefined {
  const max = Math.floor((faceLengthCm(face) - shortestPartCm) / divisionStepCm) * divisionStepCm;
  return max < shortestPartCm ? undefined : {min: shortestPartCm, max};
}

/** The point of a face so far from its left or top end. */
export const pointOn = (face: Face, atCm: number): Point =>
  add(origin(face), scale(onwards(face), atCm));

const alongCm = (face: Face, at: Point): number => dot(subtract(at, origin(face)), onwards(face));

/** Whether a point lies along the face, not beyond its ends. */
export const isAlong = (face: Face, at: Point): boolean =>
  alongCm(face, at) >= 0 && alongCm(face, at) <= faceLengthCm(face);

/** How far along a face a point lies, in whole steps within the limits. */
export function divisionAt(face: Face, at: Point): number | undefined {
  const limits = divisionLimits(face);
  const step = Math.round(alongCm(face, at) / divisionStepCm) * divisionStepCm;
  return limits && Math.min(limits.max, Math.max(limits.min, step));
}

/** The id that the whole side of a wall has before it is divided, however often it was. */
export const sideOf = ({id}: Face): string => id.slice(0, id.lastIndexOf('.') + 1);

/** The parts of the side of a wall that a face belongs to, from left to right or from the top down. */
export const partsOf = (faces: readonly Face[], face: Face): Face[] =>
  faces
    .filter((other) => sideOf(other) === sideOf(face))
    .sort((a, b) => alongCm(face, a.start) - alongCm(face, b.start));

/**
 * A wall divided through one of its faces: both sides of it, where the cut meets them. A face that it
 * would leave a sliver of stays whole.
 */
export function divide(faces: readonly Face[], through: Face, atCm: number): Face[] {
  const cutAt = pointOn(through, atCm);
  return faces.flatMap((face) => {
    const fromCm = alongCm(face, cutAt);
    const shorterCm = Math.min(fromCm, faceLengthCm(face) - fromCm);
    const isCut = face.wall === through.wall && shorterCm > shortestPartCm - 0.5;
    if (!isCut) return [face];
    const corner = pointOn(face, fromCm);
    return [
      {...face, id: `${face.id}a`, end: corner},
      {...face, id: `${face.id}b`, start: corner},
    ];
  });
}

/** The face nearest to a point of the plan, on the side of the wall where the point lies. */
export function faceAt(faces: readonly Face[], at: Point, withinCm: number): Face | undefined {
  const near = faces
    .filter(({start, outwards, wall}) => {
      const depthCm = dot(subtract(at, start), outwards);
      return depthCm >= -wall.thicknessCm / 2;
    })
    .map((face) => ({face, awayCm: distanceToSegment(face, at)}))
    .filter(({awayCm}) => awayCm <= withinCm)
    .sort((a, b) => a.awayCm - b.awayCm);
  return near[0]?.face;
}
