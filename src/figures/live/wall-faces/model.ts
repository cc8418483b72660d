import type {Point} from '../../geometry/point';
import {groundFloor} from '../../model/exampleHouse';
import type {State} from '../core/Machine';
import {withFault} from '../core/withFault';
import {
  divide,
  divisionAt,
  divisionLimits,
  divisionStepCm,
  type Face,
  facesOf,
  partsOf,
  type StyleName,
  sideOf,
} from './faces';

export type Faces = readonly Face[];
export type Fault = 'noFace' | 'nothingThere' | 'tooShort';

export interface Interaction {
  readonly faceId: string | undefined;
  /** The face under the pointer. */
  readonly overId: string | undefined;
  readonly isWholeRoom: boolean;
  /**
   * Where the wall is about to be divided, from its left or top end; `undefined` when it is not.
   */
  readonly divisionCm: number | undefined;
  /** Whether the 3D view shows the house from the other side. */
  readonly isTurned: boolean;
  readonly fault?: Fault;
  /** Counts faults, so that a repeated one is announced again. */
  readonly faultNumber: number;
}

export type FaceEvent =
  | {readonly type: 'over'; readonly id: string | undefined}
  | {readonly type: 'pick'; readonly id: string | undefined}
  | {readonly type: 'walk'; readonly by: number}
  | {readonly type: 'enter'; readonly by: number}
  | {readonly type: 'style'; readonly style: StyleName}
  | {readonly type: 'wholeRoom'; readonly isOn: boolean}
  | {readonly type: 'turn'; readonly isOn: boolean}
  | {readonly type: 'aimDivision'; readonly atCm: number}
  | {readonly type: 'nudgeDivision'; readonly by: number}
  | {readonly type: 'divideAt'; readonly at: Point}
  | {readonly type: 'divide'}
  | {readonly type: 'stop'};

export type FaceState = State<Faces, Interaction>;

let undressed: Faces | undefined;

/** The faces of the example house, computed on first use. */
export function startFaces(): Faces {
  undressed ??= facesOf(groundFloor.walls, groundFloor.roomNames);
  return undressed;
}

/**
 * The face with this id; if it has been divided, the part at its left or top end; if its division
 * was undone, the whole face.
 */
function settledId(faces: Faces, id: string | undefined): string | undefined {
  if (id === undefined || faces.some((face) => face.id === id)) return id;
  const isRelated = (face: Face): boolean => face.id.startsWith(id) || id.startsWith(face.id);
  const related = faces.find(isRelated);
  return related && partsOf(faces, related).find(isRelated)?.id;
}

export const rest = (faces: Faces, interaction?: Interaction): Interaction => ({
  faceId: settledId(faces, interaction?.faceId),
  overId: undefined,
  isWholeRoom: interaction?.isWholeRoom ?? false,
  divisionCm: undefined,
  isTurned: interaction?.isTurned ?? false,
  faultNumber: interaction?.faultNumber ?? 0,
});

export const chosenFace = ({document, interaction}: FaceState): Face | undefined =>
  document.find(({id}) => id === interaction.faceId);

/** The faces that a style applies to: the selected one, or all those of its room. */
export function targets(state: FaceState): Faces {
  const {document, interaction} = state;
  const face = chosenFace(state);
  if (!face) return [];
  return interaction.isWholeRoom && face.room
    ? document.filter(({room}) => room === face.room)
    : [face];
}

/**
 * The style that all target faces share; `undefined` while they differ, so that any can be chosen.
 */
export function sharedStyle(state: FaceState): StyleName | undefined {
  const [first, ...others] = targets(state);
  return others.every(({style}) => style === first?.style) ? first?.style : undefined;
}

const pick = ({document, interaction}: FaceState, faceId: string | undefined): FaceState => ({
  document,
  interaction: {...interaction, faceId, divisionCm: undefined},
});

/** Selects the next face around the same room, or a face of the next room or of the outside. */
function walk(state: FaceState, by: number, isToNextRoom: boolean): FaceState {
  const {document} = state;
  const face = chosenFace(state);
  if (!face) return pick(state, document[0]?.id);
  const places = [...new Set(document.map(({room}) => room))];
  const step = (count: number, index: number): number => (index + by + count) % count;
  if (isToNextRoom) {
    const room = places[step(places.length, places.indexOf(face.room))];
    return pick(state, document.find((other) => other.room === room)?.id);
  }
  const around = document.filter(({room}) => room === face.room);
  return pick(state, around[step(around.length, around.indexOf(face))]?.id);
}

function dress(state: FaceState, style: StyleName): FaceState {
  const dressed = targets(state);
  if (dressed.length === 0) return withFault(state, 'noFace');
  if (dressed.every((face) => face.style === style)) return state;
  const document = state.document.map((face) => (dressed.includes(face) ? {...face, style} : face));
  return {document, interaction: state.interaction};
}

/** Divides the wall of the selected face; the first press only shows where. */
function divideChosen(state: FaceState, atCm: number | undefined): FaceState {
  const face = chosenFace(state);
  if (!face) return withFault(state, 'noFace');
  const limits = divisionLimits(face);
  if (!limits) return withFault(state, 'tooShort');
  const {document, interaction} = state;
  if (atCm === undefined) {
    const middle = Math.round((limits.min + limits.max) / 2 / divisionStepCm) * divisionStepCm;
    return {document, interaction: {...interaction, divisionCm: middle}};
  }
  const parts = divide(document, face, atCm);
  return {document: parts, interaction: rest(parts, interaction)};
}

/** The pure reducer of the figure. */
export function reduce(state: FaceState, event: FaceEvent): FaceState {
  const {document, interaction: before} = state;
  const {fault: _, ...interaction} = before;
  const calm: FaceState = {document, interaction};
  const face = chosenFace(calm);
  switch (event.type) {
    case 'over':
      // A pointer move must not clear the fault: the reader may still be reading its message.
      return event.id === interaction.overId
        ? state
        : {document, interaction: {...before, overId: event.id}};
    case 'pick':
      return event.id === undefined ? withFault(calm, 'nothingThere') : pick(calm, event.id);
    case 'walk':
      return walk(calm, event.by, false);
    case 'enter':
      return walk(calm, event.by, true);
    case 'style':
      return dress(calm, event.style);
    case 'wholeRoom':
      return {document, interaction: {...interaction, isWholeRoom: event.isOn}};
    case 'turn':
      return {document, interaction: {...interaction, isTurned: event.isOn}};
    case 'aimDivision':
      return {document, interaction: {...interaction, divisionCm: event.atCm}};
    case 'nudgeDivision': {
      if (!face || interaction.divisionCm === undefined) return state;
      const {min, max} = divisionLimits(face) ?? {min: 0, max: 0};
      const wanted = interaction.divisionCm + event.by * divisionStepCm;
      return {
        document,
        interaction: {...interaction, divisionCm: Math.min(max, Math.max(min, wanted))},
      };
    }
    case 'divideAt':
      return divideChosen(calm, face && divisionAt(face, event.at));
    case 'divide':
      return divideChosen(calm, interaction.divisionCm);
    case 'stop':
      return {document, interaction: {...interaction, divisionCm: undefined}};
  }
}

/** Whether two parts of one side of a wall have different styles. */
export const hasTwoStyles = (faces: Faces): boolean =>
  faces.some((face) =>
    faces.some((other) => sideOf(other) === sideOf(face) && other.style !== face.style),
  );
