import type {PointerInput} from '../core/input';

/** A press that moves less than this is a tap, in CSS pixels. */
const tapSlopPx = 8;

/** The part of a pointer event that decides. */
export type PointerFacts = Pick<
  PointerEvent,
  | 'pointerId'
  | 'pointerType'
  | 'isPrimary'
  | 'button'
  | 'buttons'
  | 'ctrlKey'
  | 'clientX'
  | 'clientY'
>;

/** A pointer pressed on a drawing. */
export interface Press {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  /** The `data-grip` of the element on which it began. */
  readonly grip: string | undefined;
  /** False once it has moved, or once a second finger has touched. */
  readonly canTap: boolean;
}

type Phase = PointerInput['phase'];

interface Pressing {
  readonly press: Press | undefined;
  /** The phases to report to the drawing, in this order, each with its grip. */
  readonly told: readonly {readonly phase: Phase; readonly grip: string | undefined}[];
}

const tell = (
  press: Press | undefined,
  grip: string | undefined,
  ...phases: readonly Phase[]
): Pressing => ({press, told: phases.map((phase) => ({phase, grip}))});

/**
 * `lost` when the browser takes the pointer over, `leave` when it is no longer over the drawing.
 */
export type PointerChange = 'down' | 'move' | 'up' | 'lost' | 'leave';

function begun(
  press: Press | undefined,
  event: PointerFacts,
  grip: string | undefined,
  isMac: boolean,
): Pressing {
  // On a Mac, Control-click opens a context menu, and no event reports the release of the button.
  const asksMenu = isMac && event.ctrlKey && event.pointerType === 'mouse';
  if (event.button !== 0 || asksMenu) return tell(press, grip);
  // The mouse or the first finger is primary: a press still recorded then never got its end event.
  if (press && press.pointerId !== event.pointerId && !event.isPrimary) {
    return tell({...press, canTap: false}, grip);
  }
  const {pointerId, clientX: x, clientY: y} = event;
  return tell({pointerId, x, y, grip, canTap: true}, grip, 'down');
}

function moved(press: Press, event: PointerFacts, grip: string | undefined): Pressing {
  const isDown = event.pointerType === 'touch' || (event.buttons & 1) === 1;
  if (!isDown) {
    return {
      press: undefined,
      told: [
        {phase: 'leave', grip: press.grip},
        {phase: 'hover', grip},
      ],
    };
  }
  const isNear = Math.hypot(event.clientX - press.x, event.clientY - press.y) <= tapSlopPx;
  return tell({...press, canTap: press.canTap && isNear}, press.grip, 'drag');
}

/**
 * Updates the current press for a pointer event. One pointer presses at a time; others are ignored.
 *
 * @param press the current press, if any
 * @param grip the `data-grip` under the pointer, which a new press grabs
 * @param isMac whether the computer is a Mac
 */
export function pressAfter(
  press: Press | undefined,
  change: PointerChange,
  event: PointerFacts,
  grip: string | undefined,
  isMac: boolean,
): Pressing {
  if (change === 'down') return begun(press, event, grip, isMac);
  if (!press) {
    if (change === 'leave') return tell(press, grip, 'leave');
    // A finger that moves without a press remains from a two-finger gesture.
    const isHover = change === 'move' && event.pointerType !== 'touch';
    return isHover ? tell(press, grip, 'hover') : tell(press, grip);
  }
  if (press.pointerId !== event.pointerId || change === 'leave') return tell(press, grip);
  if (change === 'move') return moved(press, event, grip);
  if (change === 'lost') return tell(undefined, press.grip, 'leave');
  return press.canTap
    ? tell(undefined, press.grip, 'up', 'tap')
    : tell(undefined, press.grip, 'up');
}
