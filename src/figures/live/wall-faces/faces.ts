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

/** The styles of a face; `plain` is the initial one. */
export const styleNames = ['plain', 'paint', 'wallpaper', 'tiles', 'brick'] as const;
export type StyleName = (typeof styleNames)[number];

/** One side of a wall, or of a part of it, as far as it borders one room. */
export interface Face {
  readonly id: string;
  readonly wall: Wall;
  /** The room that it borders; `undefined` for a face of the façade. */
  readonly room: RoomName | undefined;
  readonly start: Point;
  readonly end: Point;
  /** Unit vector pointing away from the wall. */
  readonly outwards: Point;
  readonly style: StyleName;
}

/** Minimum length of a part of a divided face. */
const shortestPartCm = 40;
export const divisionStepCm = 10;

export const faceLengthCm = ({start, end}: Face): number => distance(start, end);

/** Whether a face runs horizontally on the plan rather than vertically. */
export const isAcross = ({start, end}: Face): boolean =>
  Math.abs(end.x - start.x) > Math.abs(end.y - start.y);

/**
 * The left or top end, from which lengths along a face are counted. Not its start: outlines go
 * around the room, so on half of the walls arrow keys would move the division the opposite way.
 */
function origin(face: Face): Point {
  const {start, end} = face;
  const isForwards = isAcross(face) ? start.x < end.x : start.y < end.y;
  return isForwards ? start : end;
}

/** The direction from the left or top end of a face to the other end. */
const onwards = (face: Face): Point => {
  const {start, end} = face;
  return origin(face) === start ? direction(start, end) : direction(end, start);
};

/** Whether a side of a room belongs to this wall: parallel to it, half a thickness away. */
const isSideOf = ({start, end, thicknessCm}: Wall, side: readonly [Point, Point]): boolean =>
  side.every((p) => {
    const away = Math.abs(cross(direction(start, end), subtract(p, start)));
    return Math.abs(away - thicknessCm / 2) < 0.1;
  });

/**
 * The faces of walls: one per side of each room, one per side of the house.
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

/** The limits of a division from the left or top end; `undefined` when the face is too short. */
export function divisionLimits(face: Face): {min: number; max: number} | undefined {
  const max = Math.floor((faceLengthCm(face) - shortestPartCm) / divisionStepCm) * divisionStepCm;
  return max < shortestPartCm ? undefined : {min: shortestPartCm, max};
}

/** The point of a face at a distance from its left or top end. */
export const pointOn = (face: Face, atCm: number): Point =>
  add(origin(face), scale(onwards(face), atCm));

const alongCm = (face: Face, at: Point): number => dot(subtract(at, origin(face)), onwards(face));

/** Whether a point projects onto the face, not beyond its ends. */
export const isAlong = (face: Face, at: Point): boolean =>
  alongCm(face, at) >= 0 && alongCm(face, at) <= faceLengthCm(face);

/** The distance along a face of a point, rounded to a step and clamped to the limits. */
export function divisionAt(face: Face, at: Point): number | undefined {
  const limits = divisionLimits(face);
  const step = Math.round(alongCm(face, at) / divisionStepCm) * divisionStepCm;
  return limits && Math.min(limits.max, Math.max(limits.min, step));
}

/** The id of the undivided side of a wall, however often it has been divided. */
export const sideOf = ({id}: Face): string => id.slice(0, id.lastIndexOf('.') + 1);

/** The parts of the side that a face belongs to, from left to right or top to bottom. */
export const partsOf = (faces: readonly Face[], face: Face): Face[] =>
  faces
    .filter((other) => sideOf(other) === sideOf(face))
    .sort((a, b) => alongCm(face, a.start) - alongCm(face, b.start));

/**
 * Divides a wall through one of its faces, on both sides. A face that would be left with a part
 * shorter than the minimum stays whole.
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

/** The face nearest to a point of the plan, on the point's side of the wall. */
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
