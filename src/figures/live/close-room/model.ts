import {facts} from '../../../product/facts';
import {type Point, point} from '../../geometry/point';
import {outerWalls} from '../../model/exampleHouse';
import type {Wall} from '../../model/plan';
import {rooms} from '../../model/rooms';
import type {State} from '../core/Machine';
import type {Grab} from '../pointer/draggedCm';

/** The outline of the house, with its south wall slightly too short to meet the east wall. */
export interface Gap {
  /** The x coordinate of the east end of the south wall, in centimetres. */
  readonly endCm: number;
}

export const corners = {
  northWest: point(0, 0),
  northEast: point(800, 0),
  southEast: point(800, 600),
  southWest: point(0, 600),
} as const satisfies Record<string, Point>;
export type Corner = keyof typeof corners;
export const cornerNames = Object.keys(corners) as readonly Corner[];

export type Measure = 'axis' | 'inside';

export interface Interaction {
  /** The corner under the magnifier. */
  readonly lens: Corner | undefined;
  readonly measure: Measure;
  /** Where the pointer grabbed the end of the wall. */
  readonly grab?: Grab;
  /** Counts steps that had nothing to move or could go no further, so that each is announced. */
  readonly idleNumber: number;
}

export type CloseEvent =
  | {readonly type: 'look'; readonly at: Corner}
  | {readonly type: 'grab'; readonly atUnits: number}
  | {readonly type: 'pull'; readonly toCm: number}
  | {readonly type: 'nudge'; readonly byCm: number}
  | {readonly type: 'measure'; readonly measure: Measure};

export type CloseState = State<Gap, Interaction>;

const thicknessCm = facts.outerWallThickness.lengthCm;
/** The centre line of the east wall, and its inner face. */
const axisCm = corners.southEast.x;
export const faceCm = axisCm - thicknessCm / 2;
/**
 * Limit that keeps the end of the wall under the magnifier, with its handle and the size of the
 * gap.
 */
const shortestCm = 775;

/** Length of the north façade, in centimetres. */
export const facadeCm: Readonly<Record<Measure, number>> = {
  axis: corners.northEast.x,
  inside: corners.northEast.x - thicknessCm,
};

export const start: Gap = {endCm: faceCm - 3};

export const rest = (_: Gap, interaction?: Interaction): Interaction => ({
  lens: interaction?.lens,
  measure: interaction?.measure ?? 'axis',
  idleNumber: 0,
});

/** The gap between the end of the wall and the face that it should touch. */
export const gapCm = ({endCm}: Gap): number => Math.max(0, faceCm - endCm);

export const isClosed = ({endCm}: Gap): boolean => endCm === axisCm;

const openWalls = new WeakMap<Gap, readonly Wall[]>();

function withGap(gap: Gap): readonly Wall[] {
  const walls =
    openWalls.get(gap) ??
    outerWalls.map((wall) => {
      if (wall.id === 'south') return {...wall, start: point(gap.endCm, wall.start.y)};
      return wall.id === 'east'
        ? {...wall, end: point(wall.end.x, wall.end.y + thicknessCm / 2)}
        : wall;
    });
  openWalls.set(gap, walls);
  return walls;
}

/**
 * The outer walls for this gap; while the corner is open, the east wall has a square end. Returns
 * the same array for the same gap, because `rooms` and `wallSolids` are memoised by identity.
 */
export const wallsOf = (gap: Gap): readonly Wall[] => (isClosed(gap) ? outerWalls : withGap(gap));

/** The area of the closed room, in square metres; `undefined` while the outline is open. */
export const areaM2 = (gap: Gap): number | undefined => rooms(wallsOf(gap))[0]?.areaM2;

/**
 * The final position of the end of the wall: it snaps to the centre line once it touches the other
 * wall.
 */
function settle({document, interaction}: CloseState, wantedCm: number): CloseState {
  const endCm = wantedCm > faceCm - 0.5 ? axisCm : Math.max(shortestCm, Math.round(wantedCm));
  return endCm === document.endCm ? {document, interaction} : {document: {endCm}, interaction};
}

/** The pure reducer of the figure. */
export function reduce(state: CloseState, event: CloseEvent): CloseState {
  const {document, interaction} = state;
  switch (event.type) {
    case 'look':
      return {document, interaction: {...interaction, lens: event.at}};
    case 'grab':
      return {
        document,
        interaction: {...interaction, grab: {atUnits: event.atUnits, valueCm: document.endCm}},
      };
    case 'pull':
      return settle(state, event.toCm);
    case 'nudge': {
      const idle = {
        document,
        interaction: {...interaction, idleNumber: interaction.idleNumber + 1},
      };
      if (interaction.lens !== 'southEast') return idle;
      const fromCm = isClosed(document) && event.byCm < 0 ? faceCm : document.endCm;
      const next = settle(state, fromCm + event.byCm);
      return next.document === document ? idle : next;
    }
    case 'measure':
      return {document, interaction: {...interaction, measure: event.measure}};
  }
}
