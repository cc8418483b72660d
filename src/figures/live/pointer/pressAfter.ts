import type {PointerInput} from '../core/input';

/** A press that moves less than this is a tap, in CSS pixels. */
const tapSlopPx = 8;

/** What a pointer event says of the pointer: a part of the event of the browser. */
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

/** A pointer that is down on a drawing. */
export interface Press {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  /** The `data-grip` of what it began on. */
  readonly grip: string | undefined;
  /** Not once it has moved, nor when a second finger has come. */
  readonly canTap: boolean;
}

type Phase = PointerInput['phase'];

interface Pressing {
  readonly press: Press | undefined;
  /** What the drawing is told, in this order, each with the grip it is about. */
  readonly told: readonly {readonly phase: Phase; readonly grip: string | undefined}[];
}

const tell = (
  press: Press | undefined,
  grip: string | undefined,
  ...phases: readonly Phase[]
): Pressing => ({press, told: phases.map((phase) => ({phase, grip}))});

/** `lost` when the browser takes the pointer away, `leave` when it is no longer over the drawing. */
export type PointerChange = 'down' | 'move' | 'up' | 'lost' | 'leave';

function begun(
  press: Press | undefined,
  event: PointerFacts,
  grip: string | undefined,
  isMac: boolean,
): Pressing {
  // On a Mac, Control and a click ask for a menu, and nothing tells when the button is let go.
  const asksMenu = isMac && event.ctrlKey && event.pointerType === 'mouse';
  if (event.button !== 0 || asksMenu) return tell(press, grip);
  // The first finger of a screen, or a mouse, is primary: a press that it finds was never ended.
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
 * What a pointer does to the press under way: one pointer presses, all others are left out.
 *
 * @param press the press before, if any
 * @param grip the `data-grip` under the pointer, which a new press takes hold of
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
    // A finger that moves without a press is what is left of two.
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
