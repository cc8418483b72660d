import {finish} from '../../finish';
import {cut} from '../../geometry/booleans';
import {cells} from '../../geometry/box';
import {type Point, point} from '../../geometry/point';
import {contains, type Polygon, regionArea} from '../../geometry/polygon';
import {groundFloor} from '../../model/exampleHouse';
import type {Wall} from '../../model/plan';
import {wallSolids} from '../../model/wallSolids';
import {slabBoxes} from '../../views/axonometric/levelSolids';
import {projection} from '../../views/axonometric/projection';
import {type Solid, seeBlocks, type VisibleFace} from '../../views/axonometric/visibleFaces';
import {type Face, sideOf} from './faces';
import {type Faces, startFaces} from './model';

const unitsPerCm = 0.28;
/** Height at which walls are cut; those in front are cut lower, so that the interior is visible. */
const [cutCm, frontCutCm] = [190, 34];
/** Extends the strip of a face above and below it, so that clipping leaves no sliver. */
const marginCm = 10;
/** Smaller areas, in square units, are rounding errors. */
const dust = 0.08;

export const project = projection({
  azimuthDeg: 30,
  elevationDeg: 44,
  unitsPerCm,
  atUnits: point(106, 50),
});

/** Seeing the house from the other side is the same as rotating it by half a turn. */
const turned = ({x, y}: Point): Point => point(800 - x, 600 - y);

/** The face that covers the south or east side of a block at a given place. */
const faceOn = (faces: Faces, side: 'south' | 'east', planeCm: number, alongCm: number) =>
  faces.find(({start, end, outwards}) => {
    const [across, along] = side === 'south' ? (['y', 'x'] as const) : (['x', 'y'] as const);
    return (
      outwards[across] > 0.5 &&
      Math.abs(start[across] - planeCm) < 0.1 &&
      (start[along] - alongCm) * (end[along] - alongCm) < 0
    );
  })?.id ?? 'wall';

function solidsOf(walls: readonly Wall[], faces: Faces): Solid[] {
  const solids = wallSolids(walls);
  const [outline] = solids;
  const blocks = cells(
    solids,
    faces.map(({start, end}) => [start, end]),
  ).map(({min, max}): Solid => {
    const isFront = min.y > 580 || min.x > 780;
    return {
      min: {...min, z: 0},
      max: {...max, z: isFront ? frontCutCm : cutCm},
      material: 'wall',
      sides: {
        top: 'cut',
        south: faceOn(faces, 'south', max.y, (min.x + max.x) / 2),
        east: faceOn(faces, 'east', max.x, (min.y + max.y) / 2),
      },
    };
  });
  return [...slabBoxes(outline?.outline ?? [], [], [-25, 0], 'slab', 'floor'), ...blocks];
}

const turnedFace = (face: Face): Face => {
  const {x, y} = face.outwards;
  return {
    ...face,
    start: turned(face.start),
    end: turned(face.end),
    outwards: point(-x, -y),
  };
};

const wholes = new Map<boolean, readonly VisibleFace[]>();

/**
 * Computes the visible parts of the undivided walls, by the id of their face, yielding after each
 * step. Memoised for each side of the house.
 */
export function* seeHouse(isTurned: boolean): Generator<undefined, readonly VisibleFace[]> {
  const known = wholes.get(isTurned);
  if (known) return known;
  const {walls} = groundFloor;
  const faces = startFaces();
  const solids = isTurned
    ? solidsOf(
        walls.map((wall) => ({...wall, start: turned(wall.start), end: turned(wall.end)})),
        faces.map(turnedFace),
      )
    : solidsOf(walls, faces);
  yield;
  const found = yield* seeBlocks(solids, project);
  wholes.set(isTurned, found);
  return found;
}

/** The area that a face can cover in the drawing, with a margin above and below. */
function stripOf(face: Face, isTurned: boolean): Polygon {
  const {start, end} = isTurned ? turnedFace(face) : face;
  const [low, high] = [-marginCm, cutCm + marginCm];
  return [
    {...start, z: low},
    {...end, z: low},
    {...end, z: high},
    {...start, z: high},
  ].map(project);
}

const seen = new Map<string, readonly VisibleFace[]>();

/**
 * The visible parts of the walls, by the id of their face. A division neither hides nor reveals
 * anything: it only splits the parts computed for the whole face, which is fast. Memoised per
 * division.
 */
export function seenFaces(faces: Faces, isTurned: boolean): readonly VisibleFace[] {
  const key = `${isTurned} ${faces.map(({id, end}) => `${id}${end.x},${end.y}`).join(' ')}`;
  const known = seen.get(key);
  if (known) return known;
  const found = finish(seeHouse(isTurned)).flatMap((whole) => {
    const parts = faces.filter((face) => sideOf(face) === whole.material);
    if (parts.length < 2) return [whole];
    return parts.map((part) => {
      const others = parts.filter((other) => other !== part);
      const regions = cut(
        whole.regions,
        others.map((other) => stripOf(other, isTurned)),
      );
      return {
        ...whole,
        material: part.id,
        regions: regions.filter((region) => regionArea(region) > dust),
      };
    });
  });
  const visible = found.filter(({regions}) => regions.length > 0);
  seen.set(key, visible);
  return visible;
}

export const isSeen = (faces: Faces, isTurned: boolean, id: string): boolean =>
  seenFaces(faces, isTurned).some(({material}) => material === id);

/** The face at a point of the 3D drawing. */
export function faceSeenAt(faces: Faces, isTurned: boolean, at: Point): Face | undefined {
  const there = seenFaces(faces, isTurned).find(({regions}) =>
    regions.some(
      ({outline, holes}) => contains(outline, at) && !holes.some((hole) => contains(hole, at)),
    ),
  );
  return faces.find(({id}) => id === there?.material);
}
