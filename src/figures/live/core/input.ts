import type {Point} from '../../geometry/point';

/** What a pointer did on a drawing, whether mouse, finger or pen. */
export interface PointerInput {
  readonly kind: 'pointer';
  /**
   * `hover` without a press; `down`, `drag` and `up` during one; `tap` after a press that did not
   * move; `leave` when the pointer is gone or the browser took it over to scroll.
   */
  readonly phase: 'hover' | 'down' | 'drag' | 'up' | 'tap' | 'leave';
  /** Position, in units of the drawing. */
  readonly at: Point;
  /** The `data-grip` of the element on which the press began. */
  readonly grip?: string;
  readonly isTouch: boolean;
  /** Alt, or Cmd on a Mac: suspends snapping. */
  readonly isSuspending: boolean;
  readonly isExtending: boolean;
  /** The second of two quick taps at the same place; each of them is also reported as a tap. */
  readonly isDouble?: true;
}

/** A key pressed while the drawing has the focus; only the keys that the machine handles arrive. */
export interface KeyInput {
  readonly kind: 'key';
  /** As keyName.ts names it: `Escape`, `Mod+a`. */
  readonly key: string;
  readonly isSuspending: boolean;
  readonly isExtending: boolean;
}

export type Input = PointerInput | KeyInput;
