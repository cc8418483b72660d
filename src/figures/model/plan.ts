import type {Bilingual} from '../../product/language';
import type {Point} from '../geometry/point';
import type {Polygon} from '../geometry/polygon';

/*
 * A plan of a house, in centimetres: x grows eastwards, y southwards, heights upwards from the
 * floor of the ground floor. Walls are defined by their centre line, as in the product.
 */

/** A straight wall, defined by its centre line. */
export interface Wall {
  readonly id: string;
  readonly start: Point;
  readonly end: Point;
  readonly thicknessCm: number;
  readonly heightCm: number;
}

/** A hole in a wall, positioned along its centre line. */
export interface Opening {
  readonly kind: 'door' | 'window' | 'frenchWindow';
  readonly wallId: string;
  /** From the start of the wall's centre line to the nearer side of the opening. */
  readonly offsetCm: number;
  readonly widthCm: number;
  readonly sillCm: number;
  readonly heightCm: number;
  /** Which side of the opening, along the wall, has the hinges. */
  readonly hinge?: 'start' | 'end';
  /** The side of the wall, seen from its start, that the leaf opens towards. */
  readonly swing?: 'left' | 'right';
}

/** The name that the user gives a room, anchored at a point inside it. */
export interface RoomName {
  readonly name: Bilingual;
  readonly at: Point;
}

/** A straight stair that climbs northwards. */
export interface Stair {
  /** The front left corner of the first step, seen by someone climbing the stair. */
  readonly foot: Point;
  readonly widthCm: number;
  readonly riserCm: number;
  readonly treadCm: number;
  /** Number of risers; the last one reaches the floor above. */
  readonly risers: number;
}

export type FurnitureKind =
  | 'sofa'
  | 'lowTable'
  | 'table'
  | 'chair'
  | 'bed'
  | 'wardrobe'
  | 'counter'
  | 'bath'
  | 'tree'
  | 'lounger';

/** A piece of furniture or a plant, seen from above. */
export interface Furniture {
  readonly id: string;
  readonly kind: FurnitureKind;
  readonly centre: Point;
  readonly widthCm: number;
  readonly depthCm: number;
  readonly heightCm: number;
  /** Clockwise on the plan; 0 faces south. */
  readonly angleDeg: number;
}

export interface Level {
  readonly name: Bilingual;
  /** Height of the floor above the floor of the ground floor. */
  readonly elevationCm: number;
  readonly ceilingHeightCm: number;
  /** Thickness of the slab above the ceiling. */
  readonly slabCm: number;
  readonly walls: readonly Wall[];
  readonly openings: readonly Opening[];
  readonly roomNames: readonly RoomName[];
  readonly stairs: readonly Stair[];
  /** Openings in the floor of this level. */
  readonly stairwells: readonly Polygon[];
  readonly furniture: readonly Furniture[];
}

type Covering = 'grass' | 'paving' | 'wood';

/** A ground surface without walls or ceiling. */
export interface OutdoorArea {
  readonly outline: Polygon;
  readonly covering: Covering;
}
