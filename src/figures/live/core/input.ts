import type {Point} from '../../geometry/point';

/** What a pointer did on a drawing, whatever the pointer is. */
export interface PointerInput {
  readonly kind: 'pointer';
  /**
   * `hover` without a press; `down`, `drag` and `up` during one; `tap` after a press that did not
   * move; `leave` when the pointer is gone or the browser took it to scroll.
   */
  readonly phase: 'hover' | 'down' | 'drag' | 'up' | 'tap' | 'leave';
  /** Where, in units of the drawing. */
  readonly at: Point;
  /** The `data-grip` of what the press began on. */
  readonly grip?: string;
  readonly isTouch: boolean;
  /** Alt, or Cmd on a Mac: suspends the snapping. */
  readonly isSuspending: boolean;
  readonly isExtending: boolean;
  /** The second tap of two quick ones at one place; each of them is a tap too. */
  readonly isDouble?: true;
}

/** A key pressed while the drawing has the focus; only those a machine lists arrive. */
export interface KeyInput {
  readonly kind: 'key';
  readonly key: string;
  readonly isSuspending: boolean;
  readonly isExtending: boolean;
}

export type Input = PointerInput | KeyInput;
