import type {SpacePoint} from '../../geometry/box';
import type {Point} from '../../geometry/point';

/** Where a point in space falls in the drawing. */
export type Projection = (p: SpacePoint) => Point;

interface Camera {
  /** How far the plan is turned: 0 looks north, positive shows more of the east side. */
  readonly azimuthDeg: number;
  /** How high the eye is: 90 sees the plan, 0 the façade. */
  readonly elevationDeg: number;
  readonly unitsPerCm: number;
  /** Where the origin of the plan falls. */
  readonly atUnits: Point;
}

/** A parallel projection seen from above, from the south-east: parallel lines stay parallel. */
export function projection({azimuthDeg, elevationDeg, unitsPerCm, atUnits}: Camera): Projection {
  const [azimuth, elevation] = [azimuthDeg, elevationDeg].map((deg) => (deg * Math.PI) / 180) as [
    number,
    number,
  ];
  const [cosine, sine] = [Math.cos(azimuth), Math.sin(azimuth)];
  const [foreshorten, rise] = [Math.sin(elevation), Math.cos(elevation)];
  return ({x, y, z}) => ({
    x: atUnits.x + (x * cosine - y * sine) * unitsPerCm,
    y: atUnits.y + ((x * sine + y * cosine) * foreshorten - z * rise) * unitsPerCm,
  });
}
