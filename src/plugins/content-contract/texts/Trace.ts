import type {FaultWords} from '../faults/FaultWords';

/** Visible remains of Markdown that did not take effect. */
export interface Trace extends FaultWords {
  readonly pattern: RegExp;
}
