import {arrows} from '../core/arrows';
import type {Input, PointerInput} from '../core/input';
import type {Machine} from '../core/Machine';
import Controls from './Controls';
import {drawing, isInPlan, toPlan} from './drawing';
import {divisionAt, type Face, faceAt, isAlong} from './faces';
import {
  chosenFace,
  type FaceEvent,
  type FaceState,
  type Faces,
  hasTwoStyles,
  type Interaction,
  reduce,
  rest,
  startFaces,
} from './model';
import {faceSeenAt} from './space';
import {announce, describe, words} from './words';

const reachCm = {mouse: 45, touch: 75} as const;

function faceUnder(
  {document, interaction}: FaceState,
  {at, isTouch}: PointerInput,
): Face | undefined {
  return isInPlan(at)
    ? faceAt(document, toPlan(at), isTouch ? reachCm.touch : reachCm.mouse)
    : faceSeenAt(document, interaction.isTurned, at);
}

function readPointer(input: PointerInput, state: FaceState): FaceEvent | undefined {
  const {phase, at, grip} = input;
  const chosen = chosenFace(state);
  // A tap on the handle counts as a tap on the wall below it.
  if (grip === 'division' && phase !== 'tap') {
    const atCm = chosen && divisionAt(chosen, toPlan(at));
    return phase === 'drag' && atCm !== undefined ? {type: 'aimDivision', atCm} : undefined;
  }
  if (phase === 'leave') return {type: 'over', id: undefined};
  if (phase === 'hover') return {type: 'over', id: faceUnder(state, input)?.id};
  if (phase !== 'tap') return undefined;
  const face = faceUnder(state, input);
  if (state.interaction.divisionCm === undefined || !chosen || !isInPlan(at)) {
    return {type: 'pick', id: face?.id};
  }
  // A click on either side of the wall divides it, within the extent of the selected face.
  const isBesideChosen = face?.wall === chosen.wall && isAlong(chosen, toPlan(at));
  return face?.id === chosen.id || isBesideChosen
    ? {type: 'divideAt', at: toPlan(at)}
    : {type: 'pick', id: face?.id};
}

function read(input: Input, state: FaceState): FaceEvent | undefined {
  if (input.kind === 'pointer') return readPointer(input, state);
  const isDividing = state.interaction.divisionCm !== undefined;
  if (input.key === 'Escape') return {type: 'stop'};
  if (input.key === 'Enter') return isDividing ? {type: 'divide'} : undefined;
  const {x = 0, y = 0} = arrows[input.key] ?? {};
  if (isDividing) return {type: 'nudgeDivision', by: x + y};
  return y === 0 ? {type: 'walk', by: x} : {type: 'enter', by: y};
}

/** Whether a face is the side of the partition that borders a room. */
const isPartitionSeenFrom =
  (name: string) =>
  ({wall, room}: Face): boolean =>
    wall.id === 'living' && room?.name.en === name;
/** The face that the article selects. */
const isBedroomSide = isPartitionSeenFrom('Bedroom');
const isLivingRoomSide = isPartitionSeenFrom('Living room');
const isPapered = ({style}: Face): boolean => style === 'wallpaper';

export const machine: Machine<Faces, Interaction, FaceEvent> = {
  // A getter, so that nothing is computed before the figure opens: see `prepare`.
  get start() {
    return startFaces();
  },
  rest,
  read,
  reduce,
  drawing,
  announce,
  describe,
  keys: [...Object.keys(arrows), 'Enter', 'Escape'],
  words,
  Controls,
  tasks: [
    {
      words: {
        en: 'Select the bedroom side of the living-room partition.',
        fr: 'Choisissez la cloison du séjour, côté chambre.',
      },
      isDone: (state) => {
        const face = chosenFace(state);
        return face !== undefined && isBedroomSide(face);
      },
    },
    {
      words: {
        en: 'Put wallpaper on it: its living-room side stays bare.',
        fr: 'Posez-y un papier peint : le côté séjour reste nu.',
      },
      isDone: ({document}) =>
        document.some((face) => isBedroomSide(face) && isPapered(face)) &&
        !document.some((face) => isLivingRoomSide(face) && isPapered(face)),
    },
    {
      words: {
        en: 'Paint all the walls of the kitchen in one go.',
        fr: 'Peignez tous les murs de la cuisine en une fois.',
      },
      isDone: ({document}) =>
        document
          .filter(({room}) => room?.name.en === 'Kitchen')
          .every(({style}) => style === 'paint'),
    },
    {
      words: {
        en: 'Split a wall, then give its two parts different finishes.',
        fr: 'Divisez un mur, puis donnez à ses deux parties des décors différents.',
      },
      isDone: ({document}) => hasTwoStyles(document),
    },
  ],
};
