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
/** Walls are cut here; those in front lower, so that the eye sees inside. */
const [cutCm, frontCutCm] = [190, 34];
/** So much above and below a wall is its own still, so that no sliver of it is left over. */
const marginCm = 10;
/** Smaller than this, in square units, is dust of the computation. */
const dust = 0.08;

export const project = projection({
  azimuthDeg: 30,
  elevationDeg: 44,
  unitsPerCm,
  atUnits: point(106, 50),
});

/** The house seen from its other side is the same house, turned by half a turn. */
const turned = ({x, y}: Point): Point => point(800 - x, 600 - y);

/** The face that covers the side of a block which looks south, or east, at a place. */
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
 * Works out what is seen of the walls while none is divided, each face under its own id, a step at a
 * time: once for each side of the house.
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

/** All that a face can cover in the drawing, and a little above and below. */
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
 * What is seen of the walls, each face under its own id. A division hides and shows nothing: what was
 * seen of the whole is shared out among its parts, in a moment, once for each division.
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
