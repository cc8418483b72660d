import {keys as named} from '../../../product/keys';
import {distance, scale} from '../../geometry/point';
import {rooms} from '../../model/rooms';
import {exampleFrame} from '../../views/plan/exampleFrame';
import {arrows} from '../core/arrows';
import type {Input} from '../core/input';
import type {Machine} from '../core/Machine';
import {stepOf} from '../core/stepOf';
import Controls from './Controls';
import {drawing} from './drawing';
import {
  type DrawEvent,
  type DrawState,
  empty,
  type Interaction,
  type Outline,
  rest,
  stepsCm,
} from './model';
import {reduce} from './reduce';
import {announce, confirmLabel, describe, words} from './words';

const {toPlan} = exampleFrame;

/** Keys that type a length, including its unit: `4,50`, `450cm`, `4 m 50`. */
const digits = [...'0123456789,.'];
const units = [...'cm '];
const keys = [...Object.keys(arrows), ...digits, 'Enter', 'Backspace', 'Escape'];

/** A mouse dragged further than this pulls a wall: more than any click that slips. */
const pullCm = 50;
/**
 * A press longer than this may be too long for a tap where the plan is enlarged: the point is
 * placed on release, as a tap would do.
 */
const slideCm = 14;

function read(input: Input, {document, interaction}: DrawState): DrawEvent | undefined {
  if (input.kind === 'pointer') {
    const {phase, at, isTouch, isSuspending: isFree} = input;
    if (phase === 'leave') return {type: 'leave'};
    if (phase === 'tap' && input.isDouble) return {type: 'finish'};
    const aimed = {at: toPlan(at), isTouch, isFree};
    // A click that slipped has placed its point on release, which ends the press, and may still be
    // reported as a tap.
    if (phase === 'tap')
      return isTouch || interaction.pressed ? {type: 'place', ...aimed} : undefined;
    // A finger moving over the plan scrolls the page, or only previews where a tap would place the
    // point.
    if (isTouch) return {type: 'aim', ...aimed};
    if (phase === 'down') return {type: 'press', ...aimed};
    const wayCm = interaction.pressed ? distance(interaction.pressed, aimed.at) : 0;
    if (phase === 'up' && wayCm > slideCm) return {type: 'place', ...aimed};
    const isFirst = phase === 'drag' && wayCm > pullCm && document.chain.length === 0;
    return {type: isFirst ? 'pull' : 'aim', ...aimed};
  }
  const {key, isSuspending: isFree} = input;
  const arrow = arrows[key];
  if (arrow) {
    return {type: 'nudge', by: scale(arrow, stepOf(input, stepsCm)), isFree};
  }
  // After a fault, typing replaces the rejected length, and a length cannot start with a unit.
  const isUnit = units.includes(key) && interaction.lengthText !== '' && !interaction.fault;
  if (digits.includes(key) || isUnit) return {type: 'append', sign: key};
  if (key === 'Enter') return {type: 'confirm'};
  if (key === 'Tab') return {type: 'askAngle'};
  if (key === 'Backspace') return {type: 'back'};
  return key === 'Escape' ? {type: 'stop'} : undefined;
}

export const machine: Machine<Outline, Interaction, DrawEvent> = {
  start: empty,
  rest,
  read,
  reduce,
  drawing,
  announce,
  describe,
  // While a length is being typed, Tab goes to the angle and the space bar types a space. Otherwise
  // Tab must leave the plan, and space must scroll the page.
  keys: ({interaction}) => (interaction.lengthText === '' ? keys : [...keys, ...units, 'Tab']),
  words,
  Controls,
  tasks: [
    {
      words: {en: 'Draw a wall.', fr: 'Tracez un mur.'},
      isDone: ({document}) => document.walls.length > 0,
    },
    {
      words: {
        en: `Draw a wall of exactly 4.50 m: type 4.50, then confirm with ${named.enter.en} or “${confirmLabel.en}”.`,
        fr: `Tracez un mur de 4,50 m exactement : saisissez 4,50, puis validez par ${named.enter.fr} ou «\u00a0${confirmLabel.fr}\u00a0».`,
      },
      isDone: ({document}) =>
        document.walls.some(({start, end}) => Math.abs(distance(start, end) - 450) < 0.01),
    },
    {
      words: {
        en: 'Close the room: go back to the first corner.',
        fr: 'Fermez la pièce : revenez au premier angle.',
      },
      isDone: ({document}) => rooms(document.walls).length > 0,
    },
    {
      words: {
        en: 'Make it 12 m² inside: 4.50 m by 3 m between centre lines will do.',
        fr: 'Donnez-lui 12 m² à l’intérieur : 4,50 m sur 3 m à l’axe conviennent.',
      },
      isDone: ({document}) =>
        rooms(document.walls).some(({areaM2}) => areaM2 >= 11.9 && areaM2 <= 12.1),
    },
  ],
};
