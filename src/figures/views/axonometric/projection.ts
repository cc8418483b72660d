import type {SpacePoint} from '../../geometry/box';
import type {Point} from '../../geometry/point';

/** Maps a point in space to the drawing. */
export type Projection = (p: SpacePoint) => Point;

interface Camera {
  /** Rotation of the plan: 0 looks north, positive shows more of the east side. */
  readonly azimuthDeg: number;
  /** Height of the viewpoint: 90 shows the plan, 0 the façade. */
  readonly elevationDeg: number;
  readonly unitsPerCm: number;
  /** Position of the origin of the plan in the drawing. */
  readonly atUnits: Point;
}

/** An axonometric projection from above, from the south-east: parallel lines stay parallel. */
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
