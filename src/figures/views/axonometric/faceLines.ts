import type {SpacePoint} from '../../geometry/box';
import {clipSegment} from '../../geometry/clipSegment';
import type {Segment} from '../../geometry/segment';
import {element, type SvgNode} from '../node';
import {segmentsData} from '../pathData';
import type {Projection} from './projection';
import type {VisibleFace} from './visibleFaces';

/** Spacing of the lines of a covering, in centimetres; 0 for no lines in that direction. */
interface Pattern {
  readonly acrossCm: number;
  readonly upCm: number;
  /** The point from which lines are spaced. */
  readonly fromCm: SpacePoint;
  readonly toCm: SpacePoint;
}

const steps = (from: number, to: number, stepCm: number): number[] =>
  stepCm === 0
    ? []
    : Array.from(
        {length: Math.ceil((to - from) / stepCm) - 1},
        (_, index) => from + (index + 1) * stepCm,
      );

/** The joints of boards or tiles on the visible parts of a face. */
export function faceLines(face: VisibleFace, pattern: Pattern, project: Projection): SvgNode {
  const {acrossCm, upCm, fromCm: a, toCm: b} = pattern;
  const isTop = face.side === 'top';
  const isSouth = face.side === 'south';
  const at = (u: number, v: number): SpacePoint => {
    if (isTop) return {x: u, y: v, z: face.planeCm};
    return isSouth ? {x: u, y: face.planeCm, z: v} : {x: face.planeCm, y: u, z: v};
  };
  const [u1, u2] = face.side === 'east' ? [a.y, b.y] : [a.x, b.x];
  const [v1, v2] = isTop ? [a.y, b.y] : [a.z, b.z];
  const lines: [SpacePoint, SpacePoint][] = [
    ...steps(u1, u2, acrossCm).map((u): [SpacePoint, SpacePoint] => [at(u, v1), at(u, v2)]),
    ...steps(v1, v2, upCm).map((v): [SpacePoint, SpacePoint] => [at(u1, v), at(u2, v)]),
  ];
  const seen: Segment[] = lines.flatMap(([start, end]) =>
    face.regions.flatMap((surface) =>
      clipSegment({start: project(start), end: project(end)}, surface),
    ),
  );
  return element('path', {class: 'joints', d: segmentsData(seen)});
}
